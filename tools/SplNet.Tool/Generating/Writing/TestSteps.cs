using System.Globalization;
using System.Reflection;
using System.Text;
using SplNet.Tool.Generating.CSharp;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.Writing;

/// <summary>
/// Writes the steps of a test as lines of code: its object is created, prepared, called and disposed, in the order of its framework.
/// </summary>
/// <param name="benchmarks">The class that contains the steps.</param>
/// <param name="shared">The shared objects of its tests.</param>
internal sealed class TestSteps(BenchmarkClass benchmarks, SharedSource shared)
{
    private const string Wait = ".GetAwaiter().GetResult()";

    private static CultureInfo Invariant => CultureInfo.InvariantCulture;

    /// <summary>The class of the tests.</summary>
    public string Type { get; } = CSharpType.Of(benchmarks.Tests);

    /// <summary>The expression for a test's object: a local variable, or the field of a shared object.</summary>
    public string Target(Benchmark benchmark) =>
        benchmark.Test.LifeCycle.SharesInstance ? shared.FieldOf(benchmarks.Tests)! : Free("test", benchmark.Test.Method);

    /// <summary>Creates the object.</summary>
    /// <param name="benchmark">The benchmark.</param>
    /// <param name="target">The expression of the object.</param>
    /// <param name="waits">True if the code cannot await.</param>
    public IEnumerable<string> Make(Benchmark benchmark, string target, bool waits)
    {
        var cycle = benchmark.Test.LifeCycle;
        foreach (var hook in cycle.First)
            yield return Call(hook, target: null, ContextFor(hook, benchmark), waits);
        if (cycle is { Constructor: { } constructor, SharesInstance: false })
            yield return $"var {target} = {shared.New(constructor, Type, ContextOf(benchmark))};";
        if (cycle.Context is { } context)
            yield return $"{On(context.DeclaringType!, target)}.{CSharpName.Of(context.Name)} = {ContextOf(benchmark)};";
    }

    /// <summary>Prepares the object.</summary>
    /// <param name="benchmark">The benchmark.</param>
    /// <param name="target">The expression of the object.</param>
    /// <param name="waits">True if the code cannot await.</param>
    public IEnumerable<string> Before(Benchmark benchmark, string target, bool waits) =>
        [
            .. benchmark.Test.LifeCycle.Before.Select(hook => Call(hook, target, string.Empty, waits)),
            .. benchmark.Test.LifeCycle.Around.Select((_, index) => $"{AroundOf(benchmark, index)}.Before({MethodOf(benchmark)});"),
        ];

    /// <summary>
    /// Calls the test and returns its result, so that it is consumed. Expected results and exceptions are checked as in the framework.
    /// </summary>
    public IEnumerable<string> Test(Benchmark benchmark, string target)
    {
        var method = benchmark.Test.Method;
        var arguments = benchmark.Fixed?.Call ?? (benchmark.Rows.Count == 0
            ? string.Empty
            : string.Join(", ", method.GetParameters().Select(static one => CSharpName.Of(one.Name!))));
        var call = Call(method, method.IsStatic ? null : target, arguments, waits: false);
        if (benchmark.Fixed?.Expected is { } result)
            return [$"global::NUnit.Framework.Assert.That({call[..^1]}, global::NUnit.Framework.Is.EqualTo((object){result}));"];
        if (benchmark.Test.LifeCycle.Exception is { } expected)
            return Catching(expected, call, Free("isThrown", method), Free("exception", method));
        return [(ResultOf(benchmark) is null ? string.Empty : "return ") + call];
    }

    /// <summary>Disposes the object.</summary>
    /// <param name="benchmark">The benchmark.</param>
    /// <param name="target">The expression of the object.</param>
    /// <param name="waits">True if the code cannot await.</param>
    public IEnumerable<string> After(Benchmark benchmark, string target, bool waits)
    {
        var cycle = benchmark.Test.LifeCycle;
        for (var index = cycle.Around.Count - 1; index >= 0; index--)
            yield return $"{AroundOf(benchmark, index)}.After({MethodOf(benchmark)});";
        foreach (var hook in cycle.After)
            yield return Call(hook, target, string.Empty, waits);
        if (cycle.Disposal is Disposal.Asynchronous or Disposal.Both)
            yield return $"{(waits ? string.Empty : "await ")}((global::System.IAsyncDisposable){target}).DisposeAsync(){(waits
                ? ".AsTask()" + Wait
                : string.Empty)};";
        if (cycle.Disposal is Disposal.Synchronous or Disposal.Both)
            yield return $"((global::System.IDisposable){target}).Dispose();";
        foreach (var hook in cycle.Last)
            yield return Call(hook, target: null, ContextFor(hook, benchmark), waits);
    }

    /// <summary>
    /// The fields with the attributes around a test, because the framework creates them and looks up their method outside the test. Empty
    /// if there are none.
    /// </summary>
    public static string Around(Benchmark benchmark)
    {
        var (test, text) = (benchmark.Test, new StringBuilder());
        if (test.LifeCycle.Around.Count == 0)
            return string.Empty;
        foreach (var (index, attribute) in test.LifeCycle.Around.Index())
            text.Append(
                Invariant, $"    private static readonly {CSharpType.Of(attribute.AttributeType)} {AroundOf(benchmark, index)} = " +
                    $"{CSharpAttribute.Of(attribute)};\n\n");
        return text.Append(
            Invariant, $"    private static readonly global::System.Reflection.MethodInfo " +
                $"{MethodOf(benchmark)} = typeof({CSharpType.Of(test.Class)}).GetMethod({CSharpValue.Quoted(test.Method.Name)}, " +
                $"{TypesOf(test.Method)});\n\n").ToString();
    }

    /// <summary>An array of the types of the parameters of a test or a constructor.</summary>
    public static string TypesOf(MethodBase called) =>
        $"new global::System.Type[] {{ {string.Join(", ", called.GetParameters().Select(static one =>
            $"typeof({CSharpType.Of(PassedType.Of(one))}){(PassedType.IsReference(one) ? ".MakeByRefType()" : string.Empty)}"))} }}";

    /// <summary>True if any step of an operation is awaited.</summary>
    public static bool IsAwaited(Benchmark benchmark) =>
        TestReader.IsAwaited(benchmark.Test.Method) || (benchmark.Kept == KeptObjects.Faithful && IsAwaited(benchmark.Test.LifeCycle));

    /// <summary>The result type of an operation whose test is awaited; null if there is none.</summary>
    public static Type? ResultOf(Benchmark benchmark) =>
        benchmark is { Kept: not KeptObjects.Pooled, Fixed: null or { Expected: null }, Test.LifeCycle.Exception: null }
        && TestReader.IsAwaited(benchmark.Test.Method) && benchmark.Test.Method.ReturnType is { IsGenericType: true } given
        && given.GetGenericArguments()[0].IsVisible
            ? given.GetGenericArguments()[0]
            : null;

    /// <summary>The field with the framework's context of a test.</summary>
    public static string ContextOf(Benchmark benchmark) => "ContextOf_" + benchmark.Method;

    /// <summary>The code that waits synchronously for the result of a method; empty if there is nothing to wait for.</summary>
    public static string WaitFor(MethodInfo called) =>
        !TestReader.IsAwaited(called) ? string.Empty : called.ReturnType.IsValueType ? ".AsTask()" + Wait : Wait;

    private static bool IsAwaited(LifeCycle cycle) =>
        cycle.First.Concat(cycle.Before).Concat(cycle.After).Concat(cycle.Last).Any(TestReader.IsAwaited)
        || cycle.Disposal is Disposal.Asynchronous or Disposal.Both;

    private static string AroundOf(Benchmark benchmark, int index) => string.Create(Invariant, $"Around{index + 1}_{benchmark.Method}");

    private static string MethodOf(Benchmark benchmark) => "MethodOf_" + benchmark.Method;

    private static string ContextFor(MethodInfo hook, Benchmark benchmark) =>
        hook.GetParameters().Length == 0 ? string.Empty : ContextOf(benchmark);

    private static string[] Catching(ExpectedException expected, string call, string isThrown, string exception)
    {
        var type = CSharpType.Of(expected.Type);
        return
        [
            $"var {isThrown} = false;", "try", "{", "    " + call, "}",
            expected.AllowsDerived ? $"catch ({type})" : $"catch ({type} {exception}) when ({exception}.GetType() == typeof({type}))",
            "{", $"    {isThrown} = true;", "}", string.Empty, $"if (!{isThrown})",
            $"    throw new global::System.InvalidOperationException({CSharpValue.Quoted(
                $"The test expects {expected.Type.FullName}, but no exception was thrown.")});",
        ];
    }

    private string Call(MethodInfo called, string? target, string arguments, bool waits)
    {
        var awaits = !waits && TestReader.IsAwaited(called) ? "await " : string.Empty;
        var on = called.IsStatic ? CSharpType.Of(called.DeclaringType!) : On(called.DeclaringType!, target!);
        return string.Create(
            Invariant, $"{awaits}{on}.{CSharpName.Of(called.Name)}({arguments}){(waits ? WaitFor(called) : string.Empty)};");
    }

    // A member of a base class may be hidden, and an interface member is not always a public member of the class.
    private string On(Type declaring, string target) => declaring == benchmarks.Tests ? target : $"(({CSharpType.Of(declaring)}){target})";

    private static string Free(string name, MethodInfo method)
    {
        while (Array.Exists(method.GetParameters(), parameter => parameter.Name == name))
            name += "_";
        return name;
    }
}
