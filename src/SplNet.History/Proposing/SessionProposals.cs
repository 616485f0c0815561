namespace SplNet.History.Proposing;

/// <summary>What the session that was added last proposes.</summary>
/// <param name="Session">Its id.</param>
/// <param name="Ready">How many of its series had a reference.</param>
/// <param name="Shift">The median residual that was subtracted from all series, as a logarithm; 0 where too few were ready.</param>
/// <param name="Proposals">The proposals, that of the median first.</param>
internal sealed record SessionProposals(string Session, int Ready, double Shift, IReadOnlyList<Proposal> Proposals);
