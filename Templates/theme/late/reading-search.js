// The first page's field for a problem.

// What is typed into the field opens the search, which continues with it. It loads as soon as the field has the focus,
// and until it's there, the field keeps what is typed.
export const searchFromField = () => {
  const field = document.querySelector(".home-problems form [name=q]");
  if (!field || !document.querySelector("[data-search]")) return;
  let isComposing = false;
  const ask = async () => {
    await touchstoneLoadSearch();
    // Moving the focus would interrupt an input method, which may write several signs for one.
    if (!isComposing) touchstoneSearch();
  };
  const askUnlessEmpty = () => field.value.trim() && ask().catch(() => {});
  field.onfocus = () => touchstoneLoadSearch().catch(() => {});
  field.addEventListener("compositionstart", () => { isComposing = true; });
  field.addEventListener("compositionend", () => {
    isComposing = false;
    askUnlessEmpty();
  });
  field.oninput = askUnlessEmpty;
  // Without the search, its page lists all symptoms.
  field.form.onsubmit = (event) => {
    event.preventDefault();
    ask().catch(() => field.form.submit());
  };
  // What has happened to the field before this script was there.
  if (document.activeElement === field) {
    field.onfocus();
    askUnlessEmpty();
  }
};
