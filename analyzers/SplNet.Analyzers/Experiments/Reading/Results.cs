using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>What a lambda gives.</summary>
internal static class Results
{
    /// <summary>The values of its return statements, and not of those of functions within it.</summary>
    public static IEnumerable<IOperation> Of(IAnonymousFunctionOperation function)
    {
        var open = new Stack<IOperation>();
        open.Push(function.Body);
        while (open.Count > 0)
        {
            var operation = open.Pop();
            if (operation is IReturnOperation { ReturnedValue: { } value, Kind: OperationKind.Return })
                yield return value.Inside();
            foreach (var child in operation.ChildOperations)
            {
                if (child is not (IAnonymousFunctionOperation or ILocalFunctionOperation))
                    open.Push(child);
            }
        }
    }
}
