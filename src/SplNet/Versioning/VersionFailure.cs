using SplNet.Replaying.Frameworks;
using SplNet.Versions.Builds;

namespace SplNet.Versioning;

/// <summary>Explains the failure of a run at a version, with possible solutions.</summary>
internal static class VersionFailure
{
    private static readonly string[] Kinds =
    [
        nameof(MissingMethodException), nameof(MissingFieldException), nameof(MissingMemberException), nameof(TypeLoadException),
        nameof(EntryPointNotFoundException), nameof(MissingRowException),
    ];

    private const string Outside =
        "  This version runs from a private copy outside of the repository, so code that looks above itself for a solution, " +
        "for .git or for a folder of sources finds none. " +
        "Copy what it reads into the output (CopyToOutputDirectory).";

    /// <summary>The failure with the revision, and what can be done about it.</summary>
    /// <param name="failure">The failure.</param>
    /// <param name="revision">The revision.</param>
    /// <param name="options">The options of the build.</param>
    public static string Explain(string failure, Revision revision, VersionOptions options)
    {
        var where = $"at {revision}: {failure}";
        if (IsOfAFile(failure))
            return $"{where}{Environment.NewLine}{Outside}";
        if (!IsOfAMember(failure))
            return where;
        if (options.AreOfTests)
            return $"{where}{Environment.NewLine}  {NoTest(revision)}";
        return options.RebuildTests
            ? $"{where}{Environment.NewLine}  The member does not exist in {revision}.{Uncommitted(revision)}"
            : $"{where}{Environment.NewLine}  The member does not exist in {revision}, or the same call means another overload there. " +
                $"Tests of the version find that overload. {Remedy.FittingTests(options.AreUnitTests)}.{Uncommitted(revision)}";
    }

    /// <summary>True for the failure of a test that the revision does not have.</summary>
    /// <param name="failure">The failure.</param>
    /// <param name="options">How the revision was built.</param>
    public static bool IsOfNewTest(string failure, VersionOptions options) =>
        options.AreOfTests && IsOfAMember(failure) && !IsOfAFile(failure);

    /// <summary>Says that a revision has no such test.</summary>
    /// <param name="revision">The revision.</param>
    public static string NoTest(Revision revision) =>
        $"The test does not exist in {revision}: it was written later, or had a different name.{Uncommitted(revision)}";

    // New code is missing in the last commit.
    private static string Uncommitted(Revision revision) =>
        revision.Name == "HEAD" ? " If it is not committed yet, compare WORKTREE." : string.Empty;

    private static bool IsOfAMember(string failure) => Array.Exists(Kinds, kind => failure.Contains(kind, StringComparison.Ordinal));

    // What reads the library's metadata fails with the same exceptions.
    private static bool IsOfAFile(string failure) =>
        (failure.Contains(nameof(DirectoryNotFoundException), StringComparison.Ordinal)
            || failure.Contains(nameof(FileNotFoundException), StringComparison.Ordinal)
            || failure.Contains("could not be located", StringComparison.Ordinal))
        && !failure.Contains("file or assembly", StringComparison.Ordinal);
}
