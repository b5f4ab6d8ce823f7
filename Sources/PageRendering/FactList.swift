/// The ledger of facts as the page of facts shows it.
package struct FactList: Sendable {
  /// Where the page stands.
  package var path: SitePath
  /// How many facts there are with each status, in order.
  package var counts: [FactCount]
  /// The facts, subject by subject.
  package var subjects: [FactSubject]

  /// Makes a list of facts.
  package init(path: SitePath, counts: [FactCount], subjects: [FactSubject]) {
    self.path = path
    self.counts = counts
    self.subjects = subjects
  }
}

/// How many facts have a status.
package struct FactCount: Sendable {
  /// The status in one word.
  package var status: String
  /// The status in a few words: `shown by a lesson`.
  package var meaning: String
  /// How many facts have it.
  package var count: Int

  /// Makes a count.
  package init(status: String, meaning: String, count: Int) {
    self.status = status
    self.meaning = meaning
    self.count = count
  }
}

/// The facts of one subject.
package struct FactSubject: Sendable {
  /// The fragment that leads to the subject, without `#`.
  package var identifier: String
  /// What the facts are about.
  package var title: String
  /// The facts in order.
  package var facts: [FactDescription]

  /// Makes a subject.
  package init(identifier: String, title: String, facts: [FactDescription]) {
    self.identifier = identifier
    self.title = title
    self.facts = facts
  }
}

/// A fact with all that is known of it.
package struct FactDescription: Sendable {
  /// A scenario that shows the fact.
  package struct Proof: Sendable {
    /// What the scenario is called, with its lesson.
    package var title: String
    /// Where the lesson's page stands.
    package var path: SitePath
    /// The fragment that leads to the scenario, without `#`.
    package var fragment: String

    /// Makes a proof.
    package init(title: String, path: SitePath, fragment: String) {
      self.title = title
      self.path = path
      self.fragment = fragment
    }
  }

  /// The fact's number.
  package var number: String
  /// What is claimed.
  package var claim: String
  /// What kinds of evidence there are.
  package var evidence: String
  /// Where it comes from.
  package var sources: [String]
  /// What it disagrees with; nil when nobody claims otherwise.
  package var contradiction: String?
  /// Who reports the opposite; nil when the fact is not contested.
  package var contest: String?
  /// What is done about it, in one word.
  package var status: String
  /// What is done about it, in a few words.
  package var statusWords: String
  /// The rules of the model without which it would not hold.
  package var rules: [String]
  /// The scenarios that show it.
  package var proofs: [Proof]
  /// Why the model leaves it out; nil when it does not.
  package var omission: String?

  /// Makes a description.
  package init(
    number: String, claim: String, evidence: String, sources: [String],
    contradiction: String? = nil, contest: String? = nil, status: String, statusWords: String,
    rules: [String] = [],
    proofs: [Proof] = [], omission: String? = nil
  ) {
    self.number = number
    self.claim = claim
    self.evidence = evidence
    self.sources = sources
    self.contradiction = contradiction
    self.contest = contest
    self.status = status
    self.statusWords = statusWords
    self.rules = rules
    self.proofs = proofs
    self.omission = omission
  }
}
