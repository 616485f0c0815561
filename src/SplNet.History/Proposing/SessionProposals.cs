namespace SplNet.History.Proposing;

/// <summary>The proposals of the session that was added last.</summary>
/// <param name="Session">Its id.</param>
/// <param name="Ready">The number of its series with a reference.</param>
/// <param name="Shift">The median residual that was subtracted from all series, as a logarithm; 0 if too few were ready.</param>
/// <param name="Proposals">The proposals, starting with the proposal of the median.</param>
internal sealed record SessionProposals(string Session, int Ready, double Shift, IReadOnlyList<Proposal> Proposals);
