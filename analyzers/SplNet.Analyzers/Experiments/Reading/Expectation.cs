using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>Code of which a test expects an exception: <c>Assert.Throws(() => …)</c>, <c>Record.Exception(() => …)</c>.</summary>
internal static class Expectation
{
    public static bool IsOfException(IOperation operation) => operation.Ancestors().Any(static outer =>
        outer is IAnonymousFunctionOperation && outer.User() is IArgumentOperation { Parent: IInvocationOperation { TargetMethod.Name: var name } }
        && (name.Contains("Throw") || name.Contains("Exception")));
}
