using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>The results of a lambda.</summary>
internal static class Results
{
    /// <summary>
    /// The final value of the code: the returned value, or the call in the last statement. Null if something
    /// follows, as in an async lambda.
    /// </summary>
    public static IOperation? Last(IAnonymousFunctionOperation function)
    {
        if (function.Symbol.IsAsync || function.Body.Operations.Any(static statement => statement is IUsingDeclarationOperation))
            return null;
        return function.Body.Operations.LastOrDefault(static statement => statement is not IReturnOperation { ReturnedValue: null }) switch
        {
            IReturnOperation { ReturnedValue: { } value, Kind: OperationKind.Return } => value.Inside(),
            IExpressionStatementOperation statement => statement.Operation.Inside(),
            _ => null,
        };
    }

    /// <summary>The values of its return statements, excluding nested functions.</summary>
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
