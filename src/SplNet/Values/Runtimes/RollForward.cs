namespace SplNet.Values.Runtimes;

/// <summary>
/// The limit to which the .NET host may go beyond the requested version, by the names in runtime configurations and
/// <c>DOTNET_ROLL_FORWARD</c>.
/// </summary>
internal enum RollForward
{
    Minor,
    LatestPatch,
    LatestMinor,
    Major,
    LatestMajor,
    Disable,
}

/// <summary>Chooses a version by the documented rules of the host.</summary>
internal static class RollForwardRules
{
    /// <summary>The variable that overrides the configuration of a program.</summary>
    public const string Variable = "DOTNET_ROLL_FORWARD";

    /// <summary>The chosen version; null if none is suitable.</summary>
    /// <param name="policy">The roll-forward limit.</param>
    /// <param name="wanted">The version that the program requests.</param>
    /// <param name="installed">The installed versions.</param>
    public static RuntimeVersion? Choose(this RollForward policy, RuntimeVersion wanted, IReadOnlyList<RuntimeVersion> installed)
    {
        if (policy == RollForward.Disable)
            return installed.FirstOrDefault(version => version == wanted);
        var later = installed.Where(version => version.CompareTo(wanted) >= 0).ToList();

        // A release never rolls forward to a preview if there is a release.
        return (wanted.IsRelease ? Choose(policy, wanted, later.FindAll(static version => version.IsRelease)) : null)
            ?? Choose(policy, wanted, later);
    }

    private static RuntimeVersion? Choose(RollForward policy, RuntimeVersion wanted, List<RuntimeVersion> later)
    {
        var ofMajor = later.FindAll(version => version.Number.Major == wanted.Number.Major);
        return policy switch
        {
            RollForward.LatestPatch => later.FindAll(version => version.IsOfSameLine(wanted)).Max(),
            RollForward.Minor => NewestPatch(ofMajor),
            RollForward.LatestMinor => ofMajor.Max(),
            RollForward.LatestMajor => later.Max(),
            _ => NewestPatch(ofMajor) ?? NewestPatch(later),
        };
    }

    // Of the lowest line.
    private static RuntimeVersion? NewestPatch(List<RuntimeVersion> versions) =>
        versions.Min() is { } least ? versions.FindAll(version => version.IsOfSameLine(least)).Max() : null;
}
