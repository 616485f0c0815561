using SplNet.Versions.Builds;

namespace SplNet.Versioning;

/// <summary>The failure of a run whose version lacks what the tests call.</summary>
internal static class MissingMember
{
    private static readonly string[] Kinds =
    [
        nameof(MissingMethodException), nameof(MissingFieldException), nameof(MissingMemberException), nameof(TypeLoadException), nameof(EntryPointNotFoundException),
    ];

    /// <summary>The failure with the revision, and what can be done about it.</summary>
    public static string Explain(string failure, Revision revision, bool isRebuilt)
    {
        var where = $"at {revision}: {failure}";
        if (!Array.Exists(Kinds, kind => failure.Contains(kind, StringComparison.Ordinal)))
            return where;
        return isRebuilt
            ? $"{where}{Environment.NewLine}  The member does not exist in {revision}."
            : $"{where}{Environment.NewLine}  The member does not exist in {revision}, or the same call means another overload there. " +
                $"Tests that are compiled against each version find that overload: {Remedy.RebuiltTests}.";
    }
}
