using SplNet.UnitTests.Candidates;
using SplNet.Values;

namespace SplNet.Processes.Trials;

/// <summary>Classifies an exception of a test: a failure, or a test that skips itself.</summary>
internal static class FailureKind
{
    private const int Longest = 160;

    // By the names of their types, in the assemblies of the frameworks and of related packages.
    private static readonly string[] Skips =
    [
        "SkipException", "IgnoreException", "InconclusiveException", "AssertInconclusiveException", "SkipTestException",
    ];

    // Of NUnit's Assert.Pass.
    private const string Passes = "SuccessException";

    /// <summary>The refusal of a test that threw.</summary>
    /// <param name="failure">The exception that it threw.</param>
    /// <param name="reason">Why it is refused, if it neither skips itself nor passes so.</param>
    public static Refusal Refuse(Exception failure, string reason) =>
        new(failure.GetType().Name == Passes ? Refusals.Passes : IsSkip(failure) ? Refusals.SkipsItself : reason, Shown(failure));

    /// <summary>The exception and its inner exceptions in one line.</summary>
    public static string Shown(Exception failure)
    {
        var words = FailureChain.Named(failure, static type => type.Name).Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries);
        return ShortText.Of(string.Join(' ', words), Longest);
    }

    private static bool IsSkip(Exception failure) => Skips.Contains(failure.GetType().Name, StringComparer.Ordinal)
        || failure.Message.StartsWith(FailureChain.SkipToken, StringComparison.Ordinal);
}
