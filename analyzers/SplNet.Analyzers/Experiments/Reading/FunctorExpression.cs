using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>
/// The expression of a functor. Its results match what the runtime reports for the expression tree that the compiler creates.
/// </summary>
internal sealed class FunctorExpression
{
    private readonly IAnonymousFunctionOperation _function;
    private readonly bool _hasTarget;
    private readonly SplNetTypes _types;

    private FunctorExpression(IAnonymousFunctionOperation function, bool hasTarget, SplNetTypes types) =>
        (_function, _hasTarget, _types) = (function, hasTarget, types);

    /// <summary>The arguments that a generator supplies.</summary>
    public int Marked => Body() switch
    {
        IInvocationOperation call => call.Arguments.Count(argument => IsMarked(argument.Value)),
        IPropertyReferenceOperation property => property.Arguments.Count(argument => IsMarked(argument.Value)),
        IObjectCreationOperation creation => creation.Arguments.Count(argument => IsMarked(argument.Value)),
        _ => 0,
    };

    /// <summary>True if the operand must supply the target.</summary>
    public bool NeedsInstance =>
        !_hasTarget && _function.Symbol.Parameters.Length == 1 && Receiver(Body()) is { } receiver && IsTarget(receiver);

    /// <summary>The called method and its place; null for a constructor and for an expression that is not a single call.</summary>
    public (IOperation Place, IMethodSymbol Method)? Called => Body() switch
    {
        { } body when Calls.MethodOf(body) is { } method => (body, method),
        _ => null,
    };

    /// <summary>The functor that a call creates; null for a different call, or for a computed expression.</summary>
    public static FunctorExpression? Of(IInvocationOperation call, SplNetTypes types)
    {
        if (call.TargetMethod.Name != "Create" || !SplNetTypes.Are(call.TargetMethod.ContainingType, types.FunctorFactory))
            return null;
        var hasTarget = call.Argument("target") is not null || call.Argument("factory") is not null;
        return call.Argument("call")?.Inside() is IAnonymousFunctionOperation function
            ? new FunctorExpression(function, hasTarget, types)
            : null;
    }

    /// <summary>Finds the reason why it is rejected at run time, and the place; null for a single call.</summary>
    public (IOperation Place, string What)? Mistake()
    {
        if (Body() is not { } body || body is IInvalidOperation)
            return null;
        if (body.ConstantValue.HasValue)
            return (body, "is a constant and not one call");
        return body switch
        {
            IInvocationOperation call when IsArgOf(call) => (body, "is only Arg.Of and calls nothing"),
            IInvocationOperation call when IsDelegateCall(call) => (body, "calls a delegate, which is not a method"),
            IInvocationOperation call => Mistake(call.Instance, call.Arguments),
            IPropertyReferenceOperation { Property.ContainingType.SpecialType: SpecialType.System_Array, Property.Name: "Length" } =>
                (body, "reads the length of an array, which is not a call"),
            IPropertyReferenceOperation property => Mistake(property.Instance, property.Arguments),
            IObjectCreationOperation { Initializer: not null } =>
                (body, "creates an object with an initializer, which is more than one call"),
            IObjectCreationOperation { Type.IsValueType: true, Constructor: null
                or { IsImplicitlyDeclared: true, Parameters.IsEmpty: true } } =>
                (body, "creates a value without a constructor, which is not a call"),
            IObjectCreationOperation creation => Mistake(null, creation.Arguments),
            IArrayElementReferenceOperation { Indices.Length: 1 } => (body, "reads an array element, which is not a call"),
            IFieldReferenceOperation or ILocalReferenceOperation => (body, "reads a field or a variable, which is not a call"),
            IParameterReferenceOperation => (body, "is the target itself and not one call"),
            IBinaryOperation or IUnaryOperation or IConversionOperation => (body, "is an operator and not one call"),
            IConditionalOperation or ICoalesceOperation or IIsTypeOperation or IArrayCreationOperation or IAnonymousFunctionOperation
                or ITypeOfOperation or IDefaultValueOperation =>
                (body, "is not one call"),
            _ => null,
        };
    }

    private (IOperation Place, string What)? Mistake(IOperation? instance, IEnumerable<IArgumentOperation> arguments)
    {
        foreach (var argument in arguments)
        {
            if (argument.Parameter is { RefKind: not RefKind.None })
                return (argument, "has a ref, in or out parameter, which a generator cannot supply");
            if (argument.Parameter is { Type.IsRefLikeType: true })
                return (
                    argument,
                    "takes a span or another ref struct, which cannot be kept for the measurement; measure a method that takes the array");
            if (!IsMarked(argument.Value) && argument.Value.Inside() is IAnonymousFunctionOperation)
                return (
                    argument, "passes a lambda, which would be compiled differently from your code; keep it in a variable and pass that");
            if (!IsMarked(argument.Value) && Uses(argument.Value))
                return (argument, "computes an argument from the target or from Arg.Of; pass Arg.Of<T>() itself or a captured value");
        }

        return instance?.Inside() is { } receiver && !IsTarget(receiver) && Uses(receiver)
            ? (receiver, "calls a method on a result of the target, so two calls would be measured; make the inner object the target")
            : null;
    }

    // An expression has a single statement: a return, or a call without a result.
    private IOperation? Body() => _function.Body.Operations.FirstOrDefault() switch
    {
        IReturnOperation { ReturnedValue: { } value } => value.Inside(),
        IExpressionStatementOperation statement => statement.Operation.Inside(),
        _ => null,
    };

    private static IOperation? Receiver(IOperation? body) => body switch
    {
        IInvocationOperation call => call.Instance?.Inside(),
        IPropertyReferenceOperation property => property.Instance?.Inside(),
        _ => null,
    };

    private bool IsTarget(IOperation receiver) =>
        receiver is IParameterReferenceOperation reference
        && SymbolEqualityComparer.Default.Equals(reference.Parameter.ContainingSymbol, _function.Symbol);

    private bool IsMarked(IOperation argument) => argument.Inside() is IInvocationOperation call && IsArgOf(call);

    private bool IsArgOf(IInvocationOperation call) =>
        call.TargetMethod.Name == "Of" && SplNetTypes.Are(call.TargetMethod.ContainingType, _types.Arg);

    // The runtime treats the parameter of any lambda as the target.
    private bool Uses(IOperation operation) => operation.DescendantsAndSelf().Any(part => part switch
    {
        IInvocationOperation call => IsArgOf(call),
        IAnonymousFunctionOperation function => function.Symbol.Parameters.Length > 0,
        _ => IsTarget(part),
    });

    // The compiler creates an invocation for f(), and a call for f.Invoke().
    private static bool IsDelegateCall(IInvocationOperation call) =>
        call.TargetMethod.MethodKind == MethodKind.DelegateInvoke &&
        !(call.Syntax is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name.Identifier: var name } }
            && name.IsKind(SyntaxKind.IdentifierToken) && name.ValueText == "Invoke");
}
