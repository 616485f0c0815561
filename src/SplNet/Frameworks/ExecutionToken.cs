using System.Runtime.CompilerServices;

namespace SplNet.Frameworks;

/// <summary>An object for each execution of a test: a test that is retried keeps its context, which counts the attempts.</summary>
internal sealed class ExecutionToken
{
    private static readonly ConditionalWeakTable<object, ExecutionToken> Tokens = [];

    private readonly int _attempt;

    private ExecutionToken(int attempt) => _attempt = attempt;

    public static object Of(object context, int attempt)
    {
        var token = Tokens.GetValue(context, _ => new ExecutionToken(attempt));
        if (token._attempt == attempt)
            return token;
        token = new ExecutionToken(attempt);
        Tokens.AddOrUpdate(context, token);
        return token;
    }
}
