using System.Collections;
using System.Linq.Expressions;
using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Processes.Trials;

/// <summary>
/// A test and its framework's surrounding steps, compiled to calls: the same steps in the same order as in generated sources. The result of
/// an asynchronous step is awaited.
/// </summary>
internal sealed class TestCalls
{
    private static readonly MethodInfo Require = ((Action<object?, object?>)RequireEqual).Method;

    private readonly Func<object?> _make;
    private readonly Action<object?> _begin;
    private readonly Action<object?> _test;
    private readonly Action<object?> _nothing;
    private readonly Action<object?> _end;

    /// <summary>Compiles the calls.</summary>
    /// <param name="test">The test, of a loaded assembly.</param>
    /// <param name="row">Its row; null for a test without rows.</param>
    /// <param name="shared">The objects that the tests of its class share; made already.</param>
    /// <param name="source">The row that a source returned; null for a row of an attribute.</param>
    public TestCalls(TestCandidate test, CandidateRow? row, SharedObjects shared, SourceRow? source = null)
    {
        var cycle = test.LifeCycle;
        Kept = source?.Arguments ?? [];
        Parameters = [.. test.Method.GetParameters().Select(static one => one.Name ?? string.Empty)];
        var arguments = (source?.Arguments ?? RowArguments.Of(test.Method, row?.Values ?? [])).Zip(test.Method.GetParameters(), Held)
            .ToList();
        var around = cycle.Around.Select(Made).ToList();
        _make = Making(test, shared);
        _begin = Compiled(target => [
            .. Context(test, target, shared),
            .. cycle.Before.Select(hook => Call(hook, target)),
            .. around.Select(one => AttributeCall(one, "Before", test.Method))]);
        _test = Compiled(target => [source is { ChecksResult: true }
            ? JudgedBy(Call(test.Method, target, arguments), source.Expected)
            : Judged(Call(test.Method, target, arguments), cycle.Exception, row?.Expected)]);
        _nothing = Compiled(target => test.Method.IsStatic ? [] : [Expression.Convert(target, test.Method.DeclaringType!)]);
        _end = Compiled(target => [
            .. around.AsEnumerable().Reverse().Select(one => AttributeCall(one, "After", test.Method)),
            .. cycle.After.Select(hook => Call(hook, target)),
            .. Disposals(cycle.Disposal, target),
            .. cycle.Last.Select(hook => CallStatic(hook, test, shared))]);
        KeepsNothing = cycle
            is { First.Count: 0, Before.Count: 0, Around.Count: 0, After.Count: 0, Last.Count: 0, Context: null, Disposal: Disposal.None }
            && (cycle.Constructor is null || cycle.SharesInstance);
    }

    /// <summary>The arguments that a source returned once, so that each call gets the same; empty if attributes state them.</summary>
    public IReadOnlyList<object?> Kept { get; }

    /// <summary>The names of the parameters.</summary>
    public IReadOnlyList<string> Parameters { get; }

    /// <summary>True if nothing happens around the test, so that every life cycle is the same.</summary>
    public bool KeepsNothing { get; }

    // These are compiled once, and not in tiers. The test would be called through fast code and its life cycle alone through slow code, or
    // the other way round, and an empty test seemed to have work.

    /// <summary>The test with its framework's surrounding steps.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Whole() => Around(_test);

    /// <summary>The same without the test.</summary>
    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    public void Empty() => Around(_nothing);

    /// <summary>An object on which the test can be called.</summary>
    public object? Make()
    {
        var made = _make();
        _begin(made);
        return made;
    }

    /// <summary>Calls the test on an object that was made.</summary>
    public void Test(object? made) => _test(made);

    /// <summary>Ends an object that was made.</summary>
    public void End(object? made) => _end(made);

    [MethodImpl(MethodImplOptions.AggressiveOptimization)]
    private void Around(Action<object?> test)
    {
        var made = _make();
        try
        {
            _begin(made);
            test(made);
        }
        finally
        {
            _end(made);
        }
    }

    private static Func<object?> Making(TestCandidate test, SharedObjects shared)
    {
        var first = test.LifeCycle.First.Select(hook => (Expression)CallStatic(hook, test, shared));
        return Expression.Lambda<Func<object?>>(Expression.Block(first.Append(Expression.Convert(Object(test, shared), typeof(object)))))
            .Compile();
    }

    private static Expression Object(TestCandidate test, SharedObjects shared)
    {
        if (test.LifeCycle is { SharesInstance: true })
            return Expression.Constant(shared.Of(test.Class));
        return test.LifeCycle.Constructor is { } constructor
            ? Expression.New(constructor, shared.Arguments(constructor, test.Method.Name).Zip(constructor.GetParameters(), Held))
            : Expression.Constant(null);
    }

    // The framework makes an attribute once.
    private static object Made(CustomAttributeData attribute)
    {
        var made = attribute.Constructor.Invoke(
            BindingFlags.DoNotWrapExceptions, null, [.. RowArguments.Of(attribute.Constructor, [.. attribute.ConstructorArguments])], null);
        foreach (var named in attribute.NamedArguments)
        {
            if (named.MemberInfo is PropertyInfo property)
                property.SetValue(made, RowArguments.Of(named.TypedValue, property.PropertyType));
            else if (named.MemberInfo is FieldInfo field)
                field.SetValue(made, RowArguments.Of(named.TypedValue, field.FieldType));
        }

        return made;
    }

    private static MethodCallExpression AttributeCall(object attribute, string method, MethodInfo test) =>
        Expression.Call(Expression.Constant(attribute), method, null, Expression.Constant(test, typeof(MethodInfo)));

    private static MethodCallExpression CallStatic(MethodInfo hook, TestCandidate test, SharedObjects shared) =>
        Call(hook, Expression.Constant(null), hook.GetParameters()
            .Select(one => Held(shared.Given(one.ParameterType, test.Method.Name), one)));

    // As the framework looks at it.
    private static Expression Judged(Expression call, ExpectedException? exception, CustomAttributeTypedArgument? result)
    {
        if (result is { } wanted && call.Type != typeof(void))
            return Expression.Call(
                Require, Expression.Convert(call, typeof(object)), Held(RowArguments.Of(wanted, call.Type), typeof(object)));
        if (exception is null)
            return call;
        var caught = Expression.Parameter(exception.Type);
        var isWanted = exception.AllowsDerived ? null : Expression.TypeEqual(caught, exception.Type);
        var isThrown = Expression.TryCatch(
            Expression.Block(call, Expression.Constant(false)), Expression.Catch(caught, Expression.Constant(true), isWanted));
        return Expression.IfThen(Expression.Not(isThrown), Expression.Throw(Expression.New(
            typeof(InvalidOperationException).GetConstructor([typeof(string)])!,
            Expression.Constant($"The test expects {exception.Type.FullName}, and there was none."))));
    }

    private static Expression JudgedBy(Expression call, object? wanted) => call.Type == typeof(void) ? call : Expression.Call(
        Require, Expression.Convert(call, typeof(object)),
        Held(FittedValue.TryFit(wanted, call.Type, out var fitted) ? fitted : wanted, typeof(object)));

    private static void RequireEqual(object? result, object? expected)
    {
        if (!StructuralComparisons.StructuralEqualityComparer.Equals(result, expected))
            throw new InvalidOperationException($"The test returned {result} instead of {expected}.");
    }

    private static Action<object?> Compiled(Func<ParameterExpression, IEnumerable<Expression>> steps)
    {
        var target = Expression.Parameter(typeof(object), "target");
        return Expression.Lambda<Action<object?>>(Expression.Block(typeof(void), [.. steps(target), Expression.Empty()]), target).Compile();
    }

    private static IEnumerable<Expression> Context(TestCandidate test, Expression target, SharedObjects shared)
    {
        if (test.LifeCycle.Context is { } context)
            yield return Expression.Assign(
                Expression.Property(Expression.Convert(target, context.DeclaringType!), context),
                Held(shared.Given(context.PropertyType, test.Method.Name), context.PropertyType));
    }

    private static IEnumerable<Expression> Disposals(Disposal disposal, Expression target)
    {
        if (disposal is Disposal.Asynchronous or Disposal.Both)
            yield return Waited(
                Expression.Call(Expression.Convert(target, typeof(IAsyncDisposable)), nameof(IAsyncDisposable.DisposeAsync), null));
        if (disposal is Disposal.Synchronous or Disposal.Both)
            yield return Expression.Call(Expression.Convert(target, typeof(IDisposable)), nameof(IDisposable.Dispose), null);
    }

    private static MethodCallExpression Call(MethodInfo method, Expression target, IEnumerable<Expression>? arguments = null)
    {
        var call = Expression.Call(method.IsStatic ? null : Expression.Convert(target, method.DeclaringType!), method, arguments);
        return TestReader.IsAwaited(method) ? Waited(call) : call;
    }

    private static MethodCallExpression Waited(Expression started)
    {
        var task = started.Type.IsValueType ? Expression.Call(started, nameof(ValueTask.AsTask), null) : started;

        // The method of a task with a result hides the method without.
        var awaiter = Expression.Call(
            task, task.Type.GetMethod(nameof(Task.GetAwaiter), BindingFlags.Instance | BindingFlags.Public | BindingFlags.DeclaredOnly)!);
        return Expression.Call(awaiter, nameof(TaskAwaiter.GetResult), null);
    }

    private static Expression Held(object? value, ParameterInfo parameter) => Held(value, PassedType.Of(parameter));

    // Not a constant, with which the compiler could compute ahead.
    private static MemberExpression Held(object? value, Type type)
    {
        var box = Activator.CreateInstance(typeof(StrongBox<>).MakeGenericType(type), [value]);
        return Expression.Field(Expression.Constant(box), nameof(StrongBox<int>.Value));
    }
}
