using SplNet.Versions.Builds;

namespace SplNet.Versioning;

/// <summary>The failure of a run whose version lacks what the tests call.</summary>
internal static class MissingMember
{
    private static readonly string[] Kinds =
    [
        nameof(MissingMethodException), nameof(MissingFieldException), nameof(MissingMemberException), nameof(TypeLoadException), nameof(EntryPointNotFoundException),
    ];

    private const string NoTest = "  There is no such test in ";

    /// <summary>The failure with the revision, and what can be done about it.</summary>
    /// <param name="failure">The failure.</param>
    /// <param name="revision">The revision.</param>
    /// <param name="options">How it was built.</param>
    public static string Explain(string failure, Revision revision, VersionOptions options)
    {
        var where = $"at {revision}: {failure}";
        if (!Array.Exists(Kinds, kind => failure.Contains(kind, StringComparison.Ordinal)))
            return where;
        if (options.AreOfTests)
            return $"{where}{Environment.NewLine}{NoTest}{revision}: it was written later, or had another name.";
        return options.RebuildTests
            ? $"{where}{Environment.NewLine}  The member does not exist in {revision}."
            : $"{where}{Environment.NewLine}  The member does not exist in {revision}, or the same call means another overload there. " +
                $"Tests of the version find that overload. {Remedy.FittingTests(options.AreUnitTests)}.";
    }

    /// <summary>That a revision has no such test, where a failure was explained so; null where it was not.</summary>
    /// <param name="explained">What was made of the failure.</param>
    public static string? NoTestIn(string explained) => explained.LastIndexOf(NoTest, StringComparison.Ordinal) is var start and >= 0 ? explained[start..].Trim() : null;
}
