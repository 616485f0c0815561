using SplNet.Versions.Builds;

namespace SplNet.Versioning;

/// <summary>Explains the failure of a run at a version, with possible solutions.</summary>
internal static class VersionFailure
{
    private static readonly string[] Kinds =
    [
        nameof(MissingMethodException), nameof(MissingFieldException), nameof(MissingMemberException), nameof(TypeLoadException), nameof(EntryPointNotFoundException),
    ];

    private const string Outside =
        "  This version runs from a private copy outside of the repository, so code that looks above itself for a solution, for .git or for a folder of sources finds none. " +
        "Copy what it reads into the output (CopyToOutputDirectory).";

    private const string NoTest = "  There is no such test in ";

    /// <summary>The failure with the revision and possible solutions.</summary>
    /// <param name="failure">The failure.</param>
    /// <param name="revision">The revision.</param>
    /// <param name="options">The options of the build.</param>
    public static string Explain(string failure, Revision revision, VersionOptions options)
    {
        var where = $"at {revision}: {failure}";
        if (IsOfAFile(failure))
            return $"{where}{Environment.NewLine}{Outside}";
        if (!Array.Exists(Kinds, kind => failure.Contains(kind, StringComparison.Ordinal)))
            return where;
        if (options.AreOfTests)
            return $"{where}{Environment.NewLine}{NoTest}{revision}: it was written later, or had another name.{Uncommitted(revision)}";
        return options.RebuildTests
            ? $"{where}{Environment.NewLine}  The member does not exist in {revision}.{Uncommitted(revision)}"
            : $"{where}{Environment.NewLine}  The member does not exist in {revision}, or the same call means another overload there. " +
                $"Tests of the version find that overload. {Remedy.FittingTests(options.AreUnitTests)}.{Uncommitted(revision)}";
    }

    /// <summary>The statement that a revision lacks the test, if a failure was explained in this way; otherwise null.</summary>
    /// <param name="explained">The explanation of the failure.</param>
    public static string? NoTestIn(string explained) => explained.LastIndexOf(NoTest, StringComparison.Ordinal) is var start and >= 0 ? explained[start..].Trim() : null;

    // New code is missing in the last commit.
    private static string Uncommitted(Revision revision) => revision.Name == "HEAD" ? " If it is not committed yet, compare WORKTREE." : string.Empty;

    // Code that reads the library's metadata fails with the same exceptions.
    private static bool IsOfAFile(string failure) =>
        (failure.Contains(nameof(DirectoryNotFoundException), StringComparison.Ordinal) || failure.Contains(nameof(FileNotFoundException), StringComparison.Ordinal)
            || failure.Contains("could not be located", StringComparison.Ordinal))
        && !failure.Contains("file or assembly", StringComparison.Ordinal);
}
