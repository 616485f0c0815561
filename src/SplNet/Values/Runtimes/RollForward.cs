namespace SplNet.Values.Runtimes;

/// <summary>How far the host of .NET may go beyond the version that a program asks for, by the names that runtime configurations and <c>DOTNET_ROLL_FORWARD</c> use.</summary>
internal enum RollForward
{
    Minor,
    LatestPatch,
    LatestMinor,
    Major,
    LatestMajor,
    Disable,
}

/// <summary>The choice of a version, by the documented rules of the host.</summary>
internal static class RollForwardRules
{
    /// <summary>The variable that wins over the configuration of a program.</summary>
    public const string Variable = "DOTNET_ROLL_FORWARD";

    /// <summary>The version that is chosen; null if none fits.</summary>
    /// <param name="policy">How far it may go.</param>
    /// <param name="wanted">The version that the program asks for.</param>
    /// <param name="installed">The installed versions.</param>
    public static RuntimeVersion? Choose(this RollForward policy, RuntimeVersion wanted, IReadOnlyList<RuntimeVersion> installed)
    {
        if (policy == RollForward.Disable)
            return installed.FirstOrDefault(version => version == wanted);
        var later = installed.Where(version => version.CompareTo(wanted) >= 0).ToList();

        // A release never goes on to a preview if there is a release.
        return (wanted.IsRelease ? Choose(policy, wanted, later.FindAll(static version => version.IsRelease)) : null) ?? Choose(policy, wanted, later);
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
    private static RuntimeVersion? NewestPatch(List<RuntimeVersion> versions) => versions.Min() is { } least ? versions.FindAll(version => version.IsOfSameLine(least)).Max() : null;
}
