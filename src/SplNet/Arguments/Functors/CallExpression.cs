using System.Linq.Expressions;
using System.Reflection;

namespace SplNet.Arguments.Functors;

/// <summary>Reads a functor from an expression tree.</summary>
internal static class CallExpression
{
    private const string Advice = "Write one call, for example FunctorFactory.Create(list, l => l.Contains(Arg.Of<int>())).";

    public static Functor Parse(LambdaExpression call, Func<object?>? target)
    {
        ArgumentNullException.ThrowIfNull(call);
        var body = WithoutConversion(call.Body);
        var parameter = call.Parameters.Count == 0 ? null : call.Parameters[0];
        return body switch
        {
            MethodCallExpression method => Method(method, parameter, target),
            MemberExpression { Member: PropertyInfo property } member => Property(member, property, parameter, target),
            IndexExpression { Indexer: { } indexer } index =>
                Build(indexer.GetMethod!, index.Object, index.Arguments, parameter, target, call),
            NewExpression { Constructor: { } constructor } created => Build(constructor, null, created.Arguments, parameter, target, call),
            BinaryExpression { NodeType: ExpressionType.ArrayIndex } => throw Mistake(call, "reads an array element, which is not a call"),
            MemberExpression => throw Mistake(call, "reads a field, which is not a call"),
            _ => throw Mistake(call, $"is {Describe(body)} and not one call"),
        };

        Functor Method(MethodCallExpression method, ParameterExpression? instance, Func<object?>? factory)
        {
            if (IsPlaceholder(method))
                throw Mistake(call, "is only Arg.Of and calls nothing");
            return Build(method.Method, method.Object, method.Arguments, instance, factory, call);
        }

        Functor Property(MemberExpression member, PropertyInfo property, ParameterExpression? instance, Func<object?>? factory) =>
            Build(
                property.GetMethod ?? throw Mistake(call, "reads a property without a getter"), member.Expression, [], instance, factory,
                call);
    }

    private static Functor Build(
        MethodBase method,
        Expression? instance,
        IReadOnlyList<Expression> arguments,
        ParameterExpression? parameter,
        Func<object?>? target,
        LambdaExpression call)
    {
        if (method.GetParameters().Any(static declared => declared.ParameterType.IsByRef))
            throw Mistake(call, "has a ref, in or out parameter, which a generator cannot supply");
        if (method.GetParameters().Any(static declared => declared.ParameterType.IsByRefLike))
            throw Mistake(
                call,
                "takes a span or another ref struct, which cannot be kept for the measurement; measure a method that takes the array");
        if (method is MethodInfo { ReturnType: { IsByRef: true } or { IsByRefLike: true } })
            throw Mistake(call, "returns a reference or a ref struct, which cannot be consumed");
        var read = arguments.Select((argument, index) => Argument(argument, method.GetParameters()[index].ParameterType, call)).ToList();
        if (instance is null)
            return new Functor(method, null, null, read);
        var receiver = WithoutConversion(instance);
        if (receiver == parameter)
            return new Functor(method, ReceiverOf(instance, parameter!), target, read);
        if (CapturedValue.Uses(receiver))
            throw Mistake(call, "calls a method of something that the target returns, so two calls would be measured; " +
                "make the inner object the target");
        return new Functor(method, instance.Type, () => CapturedValue.Of(instance), read);
    }

    // A conversion that the call needs is applied once, to the target; an unnecessary one would only box a struct.
    private static Type ReceiverOf(Expression instance, ParameterExpression parameter) =>
        instance.Type.IsAssignableFrom(parameter.Type) ? parameter.Type : instance.Type;

    private static FunctorArgument Argument(Expression argument, Type type, LambdaExpression call)
    {
        if (WithoutConversion(argument) is MethodCallExpression placeholder && IsPlaceholder(placeholder))
            return new FunctorArgument(type, IsGenerated: true, null);
        if (argument is LambdaExpression)
        {
            throw Mistake(call, $"passes the lambda '{argument}', which would be measured as another kind of code than yours; " +
                "keep it in a variable and pass that");
        }

        if (CapturedValue.Uses(argument))
        {
            throw Mistake(call, $"computes the argument '{argument}' from the target or from Arg.Of; " +
                "pass Arg.Of<T>() itself or a captured value");
        }

        return new FunctorArgument(type, IsGenerated: false, CapturedValue.Of(argument));
    }

    private static bool IsPlaceholder(MethodCallExpression call) =>
        call.Method.DeclaringType == typeof(Arg) && call.Method.Name == nameof(Arg.Of);

    private static Expression WithoutConversion(Expression expression)
    {
        while (expression is UnaryExpression { NodeType: ExpressionType.Convert, Method: null } conversion)
            expression = conversion.Operand;
        return expression;
    }

    private static string Describe(Expression body) => body switch
    {
        ConstantExpression => "a constant",
        ParameterExpression => "the target itself",
        UnaryExpression unary => $"the operator {unary.NodeType}",
        BinaryExpression binary => $"the operator {binary.NodeType}",
        LambdaExpression => "a lambda",
        _ => body.NodeType.ToString(),
    };

    private static SplNetException Mistake(LambdaExpression call, string what) =>
        new($"The functor '{call}' {what}. {Advice} For anything longer, use Operand.Of(() => …).");
}
