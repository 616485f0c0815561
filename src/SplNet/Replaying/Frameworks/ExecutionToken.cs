using System.Runtime.CompilerServices;

namespace SplNet.Replaying.Frameworks;

/// <summary>
/// Provides an object for each execution of a test. A retried test keeps its context, which counts the attempts. Rows that a framework does
/// not show as separate tests may share one context, which shows the data of each row in turn.
/// </summary>
internal sealed class ExecutionToken
{
    private static readonly ConditionalWeakTable<object, ExecutionToken> Tokens = [];

    private readonly int _attempt;
    private readonly object? _row;

    private ExecutionToken(int attempt, object? row) => (_attempt, _row) = (attempt, row);

    /// <summary>The object for the current execution in a context.</summary>
    /// <param name="context">The context.</param>
    /// <param name="attempt">The number of the attempt.</param>
    /// <param name="row">The object that holds the data of the row; null if each row has a separate context. Two rows may be equal.</param>
    public static object Of(object context, int attempt, object? row = null)
    {
        var token = Tokens.GetValue(context, _ => new ExecutionToken(attempt, row));
        if (token._attempt == attempt && ReferenceEquals(token._row, row))
            return token;
        token = new ExecutionToken(attempt, row);
        Tokens.AddOrUpdate(context, token);
        return token;
    }
}
