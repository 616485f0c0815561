using System.Reflection;

namespace SplNet.Values;

/// <summary>An exception with those that stand behind it. The outer one often says only that something failed, and not why.</summary>
internal static class FailureChain
{
    /// <summary>Before the reason of a test that skips itself: by it xUnit.net v3 knows such an exception, whatever its type. It tells people nothing.</summary>
    public const string SkipToken = "$XunitDynamicSkip$";

    private const int Most = 5;
    private const int LongestCause = 500;

    private const string Arrow = " ---> ";

    /// <summary>The exceptions, the outer one first. What only passes on another one says nothing and is left out.</summary>
    /// <param name="failure">What was caught.</param>
    public static IReadOnlyList<Exception> Of(Exception failure)
    {
        var chain = new List<Exception>();
        for (var next = failure; next is not null && chain.Count < Most; next = next.InnerException)
            chain.Add(next = Unwrapped(next));
        return chain;
    }

    /// <summary>Their types and messages in one text, those behind the first one shortened.</summary>
    /// <param name="failure">What was caught.</param>
    /// <param name="name">How a type is called; by its full name where this is null.</param>
    public static string Named(Exception failure, Func<Type, string>? name = null)
    {
        var chain = Of(failure);
        var texts = chain.Select((one, index) => $"{name?.Invoke(one.GetType()) ?? one.GetType().FullName}: {Message(one, index == 0)}");
        return string.Join(Arrow, chain[^1].InnerException is null ? texts : texts.Append("…"));
    }

    /// <summary>What a call by reflection, or a task that was waited for, has thrown itself.</summary>
    /// <param name="failure">What was caught.</param>
    public static Exception Unwrapped(Exception failure)
    {
        while (failure is TargetInvocationException or AggregateException { InnerExceptions.Count: 1 } && failure.InnerException is { } inner)
            failure = inner;
        return failure;
    }

    private static string Message(Exception one, bool isWhole)
    {
        var text = one.Message.StartsWith(SkipToken, StringComparison.Ordinal) ? one.Message[SkipToken.Length..] : one.Message;
        return isWhole || text.Length <= LongestCause ? text : text[..LongestCause] + "…";
    }
}
