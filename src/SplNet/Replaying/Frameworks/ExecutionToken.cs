using System.Runtime.CompilerServices;

namespace SplNet.Replaying.Frameworks;

/// <summary>
/// An object for each execution of a test. A test that is retried keeps its context, which counts the attempts; and rows that a framework does not show as tests of their own may have one
/// context in turn, which shows the data of each.
/// </summary>
internal sealed class ExecutionToken
{
    private static readonly ConditionalWeakTable<object, ExecutionToken> Tokens = [];

    private readonly int _attempt;
    private readonly object? _row;

    private ExecutionToken(int attempt, object? row) => (_attempt, _row) = (attempt, row);

    /// <summary>The object of the execution that goes on in a context.</summary>
    /// <param name="context">The context.</param>
    /// <param name="attempt">Which attempt it counts.</param>
    /// <param name="row">The object that holds the data of the row; null where rows have contexts of their own. Two rows may be equal.</param>
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
