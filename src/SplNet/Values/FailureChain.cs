using System.Reflection;

namespace SplNet.Values;

/// <summary>Lists an exception with its causes. The outer exception often says only that something failed, and not why.</summary>
internal static class FailureChain
{
    /// <summary>
    /// The prefix of the reason when a test skips itself. xUnit.net v3 recognises the exception by it, whatever its type;
    /// it means nothing to users.
    /// </summary>
    public const string SkipToken = "$XunitDynamicSkip$";

    private const int Most = 5;
    private const int LongestCause = 500;

    private const string Arrow = " ---> ";

    /// <summary>The exceptions, starting with the outer one. Exceptions that only wrap others are omitted.</summary>
    /// <param name="failure">The caught exception.</param>
    public static IReadOnlyList<Exception> Of(Exception failure)
    {
        var chain = new List<Exception>();
        for (var next = failure; next is not null && chain.Count < Most; next = next.InnerException)
            chain.Add(next = Unwrapped(next));
        return chain;
    }

    /// <summary>The types and messages in one text; those after the first are shortened.</summary>
    /// <param name="failure">The caught exception.</param>
    /// <param name="name">Returns the name of a type; null uses its full name.</param>
    public static string Named(Exception failure, Func<Type, string>? name = null)
    {
        var chain = Of(failure);
        var texts = chain.Select((one, index) => $"{name?.Invoke(one.GetType()) ?? one.GetType().FullName}: {Message(one, index == 0)}");
        return string.Join(Arrow, chain[^1].InnerException is null ? texts : texts.Append("…"));
    }

    /// <summary>The exception thrown by a reflected call or an awaited task itself, without the wrapper.</summary>
    /// <param name="failure">The caught exception.</param>
    public static Exception Unwrapped(Exception failure)
    {
        while (failure is TargetInvocationException or AggregateException { InnerExceptions.Count: 1 }
            && failure.InnerException is { } inner)
            failure = inner;
        return failure;
    }

    private static string Message(Exception one, bool isWhole)
    {
        var text = one.Message.StartsWith(SkipToken, StringComparison.Ordinal) ? one.Message[SkipToken.Length..] : one.Message;
        return isWhole || text.Length <= LongestCause ? text : text[..LongestCause] + "…";
    }
}
