namespace SplNet.History.Confirming;

/// <summary>Where a change came in: after one commit, and with another or before it.</summary>
/// <param name="After">The place of the last commit without it.</param>
/// <param name="Until">The place of the first commit that has it: the baseline from now on.</param>
/// <param name="IsNamed">True if <paramref name="Until"/> was shown to differ from its predecessor; else the change is between the two.</param>
internal sealed record ChangePlace(int After, int Until, bool IsNamed);
