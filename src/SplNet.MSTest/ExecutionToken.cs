using System.Runtime.CompilerServices;

namespace SplNet.MSTest;

/// <summary>An object for each execution of a test: a test that is retried keeps its context, which counts the attempts.</summary>
internal sealed class ExecutionToken
{
    private static readonly ConditionalWeakTable<TestContext, ExecutionToken> Tokens = [];

    private readonly int _attempt;

    private ExecutionToken(int attempt) => _attempt = attempt;

    public static object Of(TestContext context)
    {
        var token = Tokens.GetValue(context, static key => new ExecutionToken(key.TestRunCount));
        if (token._attempt == context.TestRunCount)
            return token;
        token = new ExecutionToken(context.TestRunCount);
        Tokens.AddOrUpdate(context, token);
        return token;
    }
}
