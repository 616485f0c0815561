using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>The methods that code calls.</summary>
internal static class Calls
{
    /// <summary>The method of a call, or the getter of a property that is read; null for anything else.</summary>
    public static IMethodSymbol? MethodOf(IOperation? operation) => operation switch
    {
        IInvocationOperation call => call.TargetMethod,
        IPropertyReferenceOperation property => property.Property.GetMethod,
        _ => null,
    };

    /// <summary>The calls in the lambda itself, excluding nested functions.</summary>
    public static IEnumerable<IInvocationOperation> In(IAnonymousFunctionOperation function)
    {
        var open = new Stack<IOperation>();
        open.Push(function.Body);
        while (open.Count > 0)
        {
            var operation = open.Pop();
            if (operation is IInvocationOperation call)
                yield return call;
            foreach (var child in operation.ChildOperations)
            {
                if (child is not (IAnonymousFunctionOperation or ILocalFunctionOperation))
                    open.Push(child);
            }
        }
    }
}
