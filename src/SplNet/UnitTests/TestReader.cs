using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.UnitTests.Candidates;

namespace SplNet.UnitTests;

/// <summary>
/// Reads the tests of classes by their metadata: which methods are tests, what happens around each, which rows they have. Nothing is called and no attribute is made, so the classes may be
/// ones that were loaded to be looked at only.
/// </summary>
internal abstract class TestReader
{
    private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.FlattenHierarchy;

    private static readonly string[] Awaited =
        [typeof(Task).FullName!, typeof(Task<>).FullName!, typeof(ValueTask).FullName!, typeof(ValueTask<>).FullName!];

    /// <summary>The name of the framework.</summary>
    public abstract string Framework { get; }

    /// <summary>The tests of a class; none of one that is abstract, since those that it hands on run in the classes below it.</summary>
    /// <param name="type">The class.</param>
    public IEnumerable<TestCandidate> Read(Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        if (!type.IsClass || type is { IsAbstract: true, IsSealed: false } || !MayHoldTests(type))
            return [];
        return
            from variant in VariantsOf(type)
            from method in variant.Class.GetMethods(Any).Where(method => IsTest(method) && Runs(variant.Class, method)).DistinctBy(static method => method.ToString(), StringComparer.Ordinal)
            select Read(variant, method);
    }

    /// <summary>True if a method returns what is awaited.</summary>
    /// <param name="method">The method.</param>
    public static bool IsAwaited(MethodInfo method)
    {
        ArgumentNullException.ThrowIfNull(method);
        var type = method.ReturnType;
        return Awaited.Contains((type.IsGenericType ? type.GetGenericTypeDefinition() : type).FullName, StringComparer.Ordinal);
    }

    /// <summary>False for a class in which the framework looks for no tests.</summary>
    protected virtual bool MayHoldTests(Type type) => true;

    /// <summary>The class in all forms in which the framework makes it.</summary>
    protected virtual IEnumerable<TestClassVariant> VariantsOf(Type type) => [new TestClassVariant(type, Constructor: null, [])];

    /// <summary>True if the framework runs a method.</summary>
    protected abstract bool IsTest(MethodInfo method);

    /// <summary>False where the framework leaves out a test that a class has from another one.</summary>
    protected virtual bool Runs(Type type, MethodInfo method) => true;

    /// <summary>What stands against a test besides what does so in every framework, the most telling reason first.</summary>
    protected abstract IEnumerable<Refusal> Refuse(Type type, MethodInfo method);

    /// <summary>What the framework does around each call of a test that is not refused.</summary>
    protected abstract LifeCycle LifeCycleOf(Type type, MethodInfo method);

    /// <summary>The rows that attributes state.</summary>
    protected abstract IEnumerable<CandidateRow> RowsOf(MethodInfo method);

    /// <summary>A row as the framework gives it to a test.</summary>
    protected virtual CandidateRow Given(MethodInfo method, CandidateRow row) => row;

    /// <summary>True where the framework looks at what a test returns.</summary>
    protected virtual bool UsesResult(MethodInfo method) => false;

    /// <summary>The categories of a test.</summary>
    protected abstract IEnumerable<string> CategoriesOf(Type type, MethodInfo method);

    /// <summary>The constructor that takes nothing, or what a framework gives.</summary>
    /// <param name="type">The class.</param>
    protected static ConstructorInfo? PlainConstructor(Type type) =>
        Array.Find(type.GetConstructors(), static constructor => constructor.GetParameters().Length == 0);

    /// <summary>Why a class cannot be made, where only a constructor without parameters serves.</summary>
    protected static IEnumerable<Refusal> RefuseConstructor(Type type, MethodInfo method)
    {
        if (!method.IsStatic && PlainConstructor(type) is null)
            yield return new Refusal(Refusals.Constructor, type.Name);
    }

    /// <summary>Why something that tests share cannot be made and ended; null where it can.</summary>
    protected static Refusal? RefuseShared(SharedFixture fixture)
    {
        ArgumentNullException.ThrowIfNull(fixture);
        if (!fixture.Type.IsVisible)
            return new Refusal(Refusals.NotPublic, fixture.Type.Name);
        if (fixture.Type.ContainsGenericParameters)
            return new Refusal(Refusals.Generic, fixture.Type.Name);
        return RefuseHooks(fixture.Before.Concat(fixture.After)).FirstOrDefault();
    }

    /// <summary>Why methods around a test cannot be called.</summary>
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

    /// <summary>The disposal of a framework that prefers the asynchronous one.</summary>
    protected static Disposal PreferAsynchronous(Type type) =>
        IsAsyncDisposable(type) ? Disposal.Asynchronous : IsDisposable(type) ? Disposal.Synchronous : Disposal.None;

    /// <summary>The disposal of a framework that does both.</summary>
    internal static Disposal Both(Type type) => IsAsyncDisposable(type) && IsDisposable(type) ? Disposal.Both : PreferAsynchronous(type);

    /// <summary>True for a class with <see cref="IDisposable"/>.</summary>
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

    // A shared object of the class is made of the same values.
    private static LifeCycle With(TestClassVariant variant, MethodInfo method, LifeCycle cycle) => variant.Constructor is null ? cycle : cycle with
    {
        Constructor = method.IsStatic ? null : variant.Constructor,
        Values = variant.Values,
        Shared = [.. cycle.Shared.Select(one => one.Type == variant.Class && cycle.SharesInstance ? one with { Constructor = variant.Constructor } : one)],
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
            var rows = RowsOf(method).Select(row => Given(method, row)).ToList();
            return method.GetParameters().Length > 0 && rows.Count == 0
                ? candidate with { Refusal = new Refusal(Refusals.Parameters) }
                : candidate with { Rows = rows, LifeCycle = With(variant, method, LifeCycleOf(type, method)) };
        }
        catch (Exception missing) when (missing is FileNotFoundException or FileLoadException or TypeLoadException or BadImageFormatException)
        {
            return candidate with { Refusal = new Refusal(Refusals.Missing, (missing as FileNotFoundException)?.FileName ?? missing.Message) };
        }
    }
}
