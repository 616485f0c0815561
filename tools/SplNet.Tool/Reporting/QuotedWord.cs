using SplNet.UnitTests;

namespace SplNet.Tool.Reporting;

/// <summary>
/// A word of a printed command line, in quotes if a shell would split or expand it: anyone may have written the
/// names of requirements and methods, and a command that the user copies must run nothing else.
/// </summary>
internal static class QuotedWord
{
    /// <summary>For the shell from which this process was started.</summary>
    public static string Of(string word) => Shell.Current.Word(word);

    /// <summary>For pages, which are read on other machines than the one that writes them.</summary>
    public static string OnPages(string word) => Shell.Sh.Word(word);
}
