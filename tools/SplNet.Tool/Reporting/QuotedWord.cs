using SplNet.UnitTests;

namespace SplNet.Tool.Reporting;

/// <summary>
/// A word of a command line that is printed, in quotes where a shell would take it apart or put something in its place: names of requirements and methods are anybody's who writes them, and what
/// people copy must run nothing else.
/// </summary>
internal static class QuotedWord
{
    /// <summary>For the shell from which this process was started.</summary>
    public static string Of(string word) => Shell.Current.Word(word);

    /// <summary>For pages, which are read on other machines than the one that writes them.</summary>
    public static string OnPages(string word) => Shell.Sh.Word(word);
}
