using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.UnitTests.Candidates;

namespace SplNet.UnitTests;

/// <summary>
/// Reads the tests of classes from metadata: test methods, the actions around each, and their rows. Nothing is called and no attribute is
/// created, so the classes may be loaded for inspection only.
/// </summary>
internal abstract class TestReader
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic
        | BindingFlags.FlattenHierarchy;

    private static readonly string[] Awaited =
        [typeof(Task).FullName!, typeof(Task<>).FullName!, typeof(ValueTask).FullName!, typeof(ValueTask<>).FullName!];

    /// <summary>The name of the framework.</summary>
    public abstract string Framework { get; }

    /// <summary>The tests of a class; none for an abstract class, whose tests run in its derived classes.</summary>
    /// <param name="type">The class.</param>
    public IEnumerable<TestCandidate> Read(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        if (!type.IsClass || type is { IsAbstract: true, IsSealed: false } || !MayHoldTests(type))
            return [];
        return
            from variant in VariantsOf(type)
            from method in variant.Class.GetMethods(Any).Where(method => IsTest(method) && Runs(variant.Class, method)).DistinctBy(
                static method => method.ToString(), StringComparer.Ordinal)
            select Read(variant, method);
    }

    /// <summary>True if a method returns an awaitable.</summary>
    /// <param name="method">The method.</param>
    public static bool IsAwaited(MethodInfo method)
    {
        ArgumentNullException.ThrowIfNull(method);
        var type = method.ReturnType;
        return Awaited.Contains((type.IsGenericType ? type.GetGenericTypeDefinition() : type).FullName, StringComparer.Ordinal);
    }

    /// <summary>False for a class in which the framework does not search for tests.</summary>
    protected virtual bool MayHoldTests(Type type) => true;

    /// <summary>All forms in which the framework instantiates the class.</summary>
    protected virtual IEnumerable<TestClassVariant> VariantsOf(Type type) => [new TestClassVariant(type, Constructor: null, [])];

    /// <summary>True if the framework runs a method as a test.</summary>
    protected abstract bool IsTest(MethodInfo method);

    /// <summary>False if the framework skips a test that the class inherits.</summary>
    protected virtual bool Runs(Type type, MethodInfo method) => true;

    /// <summary>The framework-specific obstacles to measuring a test, the most informative first.</summary>
    protected abstract IEnumerable<Refusal> Refuse(Type type, MethodInfo method);

    /// <summary>The actions of the framework around each call of an accepted test.</summary>
    protected abstract LifeCycle LifeCycleOf(Type type, MethodInfo method);

    /// <summary>True if code returns rows of the test. All its rows are then read in a process that runs that code.</summary>
    protected abstract bool HasSource(MethodInfo method);

    /// <summary>The rows that attributes state.</summary>
    protected abstract IEnumerable<CandidateRow> RowsOf(MethodInfo method);

    /// <summary>A row as the framework passes it to a test.</summary>
    protected virtual CandidateRow Given(MethodInfo method, CandidateRow row) => row;

    /// <summary>True if the framework checks the result of a test.</summary>
    protected virtual bool UsesResult(MethodInfo method) => false;

    /// <summary>The categories of a test.</summary>
    protected abstract IEnumerable<string> CategoriesOf(Type type, MethodInfo method);

    /// <summary>The constructor without parameters, or with parameters that the framework supplies.</summary>
    /// <param name="type">The class.</param>
    protected static ConstructorInfo? PlainConstructor(Type type) =>
        Array.Find(type.GetConstructors(), static constructor => constructor.GetParameters().Length == 0);

    /// <summary>The reasons why a class cannot be instantiated if only a parameterless constructor is supported.</summary>
    protected static IEnumerable<Refusal> RefuseConstructor(Type type, MethodInfo method)
    {
        if (!method.IsStatic && PlainConstructor(type) is null)
            yield return new Refusal(Refusals.Constructor, type.Name);
    }

    /// <summary>The reason why a shared object cannot be created and disposed; null if it can.</summary>
    protected static Refusal? RefuseShared(SharedFixture fixture)
    {
        ArgumentNullException.ThrowIfNull(fixture);
        if (!fixture.Type.IsVisible)
            return new Refusal(Refusals.NotPublic, fixture.Type.Name);
        if (fixture.Type.ContainsGenericParameters)
            return new Refusal(Refusals.Generic, fixture.Type.Name);
        return RefuseHooks(fixture.Before.Concat(fixture.After)).FirstOrDefault();
    }

    /// <summary>The reasons why methods around a test cannot be called.</summary>
    protected static IEnumerable<Refusal> RefuseHooks(IEnumerable<MethodInfo> hooks)
    {
        foreach (var hook in hooks)
        {
            if (!hook.IsPublic || hook.DeclaringType is { IsVisible: false })
                yield return new Refusal(Refusals.NotPublic, hook.Name);
            else if (IsAsyncVoid(hook))
                yield return new Refusal(Refusals.AsyncVoid, hook.Name);
            else if (hook.IsGenericMethod)
                yield return new Refusal(Refusals.Generic, hook.Name);
        }
    }

    /// <summary>The disposal for a framework that prefers the asynchronous one.</summary>
    protected static Disposal PreferAsynchronous(Type type) =>
        IsAsyncDisposable(type) ? Disposal.Asynchronous : IsDisposable(type) ? Disposal.Synchronous : Disposal.None;

    /// <summary>The disposal for a framework that performs both.</summary>
    internal static Disposal Both(Type type) => IsAsyncDisposable(type) && IsDisposable(type) ? Disposal.Both : PreferAsynchronous(type);

    /// <summary>True for a class that implements <see cref="IDisposable"/>.</summary>
    protected static bool IsDisposable(Type type) => NamedAttributes.Is(type, typeof(IDisposable).FullName!);

    private static bool IsAsyncDisposable(Type type) => NamedAttributes.Is(type, typeof(IAsyncDisposable).FullName!);

    private static bool IsAsyncVoid(MethodInfo method) =>
        method.ReturnType.FullName == typeof(void).FullName && NamedAttributes.Has(method, typeof(AsyncStateMachineAttribute).FullName!);

    private static IEnumerable<Refusal> RefuseAnywhere(Type type, MethodInfo method)
    {
        if (IsAsyncVoid(method))
            yield return new Refusal(Refusals.AsyncVoid);
        if (type.ContainsGenericParameters || method.IsGenericMethodDefinition)
            yield return new Refusal(Refusals.Generic);
        if (!type.IsVisible || !method.IsPublic)
            yield return new Refusal(Refusals.NotPublic, type.IsVisible ? method.Name : type.Name);
        if (Array.Find(method.GetParameters(), static parameter => !parameter.ParameterType.IsVisible) is { } hidden)
            yield return new Refusal(Refusals.NotPublic, hidden.ParameterType.Name);
        if (Array.Find(method.GetParameters(), static parameter => PassedType.Of(parameter).IsByRef) is { } reference)
            yield return new Refusal(Refusals.Reference, reference.Name!);
    }

    private IEnumerable<Refusal> RefuseResult(MethodInfo method)
    {
        if (!UsesResult(method) && method.ReturnType.FullName != typeof(void).FullName && !IsAwaited(method))
            yield return new Refusal(Refusals.Result, method.ReturnType.Name);
    }

    // A shared instance of the class is created with the same values.
    private static LifeCycle With(TestClassVariant variant, MethodInfo method, LifeCycle cycle) =>
        variant.Constructor is null ? cycle : cycle with
        {
            Constructor = method.IsStatic ? null : variant.Constructor,
            Values = variant.Values,
            Shared = [.. cycle.Shared.Select(
                one => one.Type == variant.Class && cycle.SharesInstance ? one with { Constructor = variant.Constructor } : one)],
        };

    private TestCandidate Read(TestClassVariant variant, MethodInfo method)
    {
        var type = variant.Class;
        var candidate = new TestCandidate(Framework, variant, method);
        try
        {
            candidate = candidate with { Categories = [.. CategoriesOf(type, method).Distinct(StringComparer.Ordinal)] };
            if (variant.Refusal is { } unusable)
                return candidate with { Refusal = unusable };
            if (Refuse(type, method).Concat(RefuseAnywhere(type, method)).Concat(RefuseResult(method)).FirstOrDefault() is { } refusal)
                return candidate with { Refusal = refusal };
            if (HasSource(method))
            {
                return method.GetParameters().Length == 0
                    ? candidate with { Refusal = new Refusal(Refusals.ComputedRows, "no parameters") }
                    : candidate with { HasSource = true, LifeCycle = With(variant, method, LifeCycleOf(type, method)) };
            }

            var rows = RowsOf(method).Select(row => Given(method, row)).ToList();
            return method.GetParameters().Length > 0 && rows.Count == 0
                ? candidate with { Refusal = new Refusal(Refusals.Parameters) }
                : candidate with { Rows = rows, LifeCycle = With(variant, method, LifeCycleOf(type, method)) };
        }
        catch (Exception missing)
            when (missing is FileNotFoundException or FileLoadException or TypeLoadException or BadImageFormatException)
        {
            return candidate with
            {
                Refusal = new Refusal(Refusals.Missing, (missing as FileNotFoundException)?.FileName ?? missing.Message),
            };
        }
    }
}
