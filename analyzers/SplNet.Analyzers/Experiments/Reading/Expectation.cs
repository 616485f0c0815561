using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>
/// Code that a test expects to throw: <c>Assert.Throws(() => …)</c>, <c>Record.Exception(() => …)</c>,
/// <c>try { …; Assert.Fail(); } catch (…)</c>.
/// </summary>
internal static class Expectation
{
    public static bool IsOfException(IOperation operation, SplNetTypes types) => operation.Ancestors().Any(outer => outer switch
    {
        IAnonymousFunctionOperation => outer.User() is IArgumentOperation { Parent: IInvocationOperation { TargetMethod.Name: var name } }
            && (name.Contains("Throw") || name.Contains("Exception")),
        ITryOperation { Catches.IsEmpty: false } attempt => attempt.Body.Syntax.Span.Contains(operation.Syntax.Span)
            && (attempt.Catches.Any(caught => types.IsOwn(caught.ExceptionType?.ContainingAssembly))
                || FailsAfter(operation, attempt.Body)),
        _ => false,
    });

    // A handler that catches everything may only continue the test.
    private static bool FailsAfter(IOperation operation, IBlockOperation body) => body.Descendants().Any(part =>
        part.Syntax.SpanStart >= operation.Syntax.Span.End
        && (part is IThrowOperation || part is IInvocationOperation { TargetMethod.Name: "Fail" }));
}
