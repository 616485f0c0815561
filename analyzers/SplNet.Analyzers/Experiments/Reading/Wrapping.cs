using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>Skips the operations that the compiler adds: built-in conversions, parentheses, delegates of lambdas.</summary>
internal static class Wrapping
{
    /// <summary>The wrapped operation.</summary>
    public static IOperation Inside(this IOperation operation)
    {
        while (true)
        {
            switch (operation)
            {
                case IConversionOperation { OperatorMethod: null } conversion:
                    operation = conversion.Operand;
                    break;
                case IParenthesizedOperation parenthesized:
                    operation = parenthesized.Operand;
                    break;
                case IDelegateCreationOperation creation:
                    operation = creation.Target;
                    break;
                default:
                    return operation;
            }
        }
    }

    /// <summary>The operation that uses this one; null at the root.</summary>
    public static IOperation? User(this IOperation operation)
    {
        var user = operation.Parent;
        while (user is IConversionOperation { OperatorMethod: null } or IParenthesizedOperation or IDelegateCreationOperation)
            user = user.Parent;
        return user;
    }

    /// <summary>The enclosing operations, from the inside out.</summary>
    public static IEnumerable<IOperation> Ancestors(this IOperation operation)
    {
        for (var outer = operation.Parent; outer is not null; outer = outer.Parent)
            yield return outer;
    }

    /// <summary>The body, field initializer or attribute that contains the operation.</summary>
    public static IOperation Root(this IOperation operation)
    {
        while (operation.Parent is { } parent)
            operation = parent;
        return operation;
    }

    /// <summary>The uses of a local variable in the body that contains the operation.</summary>
    public static IEnumerable<ILocalReferenceOperation> UsesOf(this IOperation operation, ILocalSymbol local) =>
        operation.Root().Descendants().OfType<ILocalReferenceOperation>()
            .Where(reference => SymbolEqualityComparer.Default.Equals(reference.Local, local));

    /// <summary>The argument for a parameter; null if there is none with this name.</summary>
    public static IOperation? Argument(this IInvocationOperation invocation, string parameter) => Argument(invocation.Arguments, parameter);

    /// <summary>The argument for a parameter; null if there is none with this name.</summary>
    public static IOperation? Argument(this IObjectCreationOperation creation, string parameter) => Argument(creation.Arguments, parameter);

    /// <summary>The value of a local variable that is set only in its declaration; any other operation is returned unchanged.</summary>
    public static IOperation Value(this IOperation operation)
    {
        var inside = operation.Inside();
        if (inside is not ILocalReferenceOperation { Local: { } local, IsDeclaration: false })
            return inside;
        IOperation? value = null;
        foreach (var other in inside.Root().Descendants())
        {
            if (other is IVariableDeclaratorOperation declarator && SymbolEqualityComparer.Default.Equals(declarator.Symbol, local))
                value = declarator.GetVariableInitializer()?.Value;
            else if (other is ILocalReferenceOperation reference && SymbolEqualityComparer.Default.Equals(reference.Local, local)
                && reference.IsSet())
                return inside;
        }

        return value?.Inside() ?? inside;
    }

    /// <summary>True if the variable may have a different value after this use.</summary>
    public static bool IsSet(this ILocalReferenceOperation reference) => reference.Parent switch
    {
        IAssignmentOperation assignment => assignment.Target == reference,
        IArgumentOperation argument => argument.Parameter is not { RefKind: RefKind.None or RefKind.In },
        IIncrementOrDecrementOperation or IAddressOfOperation or ITupleOperation => true,
        _ => false,
    };

    private static IOperation? Argument(ImmutableArray<IArgumentOperation> arguments, string parameter)
    {
        foreach (var argument in arguments)
        {
            if (argument.Parameter?.Name == parameter)
                return argument.Value;
        }

        return null;
    }
}
