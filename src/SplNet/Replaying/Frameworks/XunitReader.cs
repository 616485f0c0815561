using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Replaying.Frameworks;

/// <summary>
/// Reads the tests of xUnit.net. The attributes of both generations have the same names but are defined in different assemblies.
/// </summary>
/// <param name="framework">The name of the generation.</param>
/// <param name="core">The assembly with its attributes.</param>
/// <param name="output">The full name of the interface for test output.</param>
/// <param name="given">The full names of the parameters that fixtures receive besides other fixtures; tests receive them as well, except
/// the message sink.</param>
/// <param name="hook">The full name of the common base of attributes that run around tests.</param>
/// <param name="hooksNeedTest">True if these attributes receive the framework's own test instead of only the method.</param>
internal sealed class XunitReader(string framework, string core, string output, string[] given, string hook, bool hooksNeedTest)
    : TestReader
{
    private const string Space = "Xunit.";
    private const string Fact = Space + "FactAttribute";
    private const string Row = Space + "InlineDataAttribute";
    private const string LifeTime = Space + "IAsyncLifetime";
    private const string Collection = Space + "CollectionAttribute";
    private const string Definition = Space + "CollectionDefinitionAttribute";
    private const string OfClass = Space + "IClassFixture`1";
    private const string OfCollection = Space + "ICollectionFixture`1";
    private const string Theory = Space + "TheoryAttribute";

    // Collection definitions may be anywhere, and each test needs them.
    private static readonly ConditionalWeakTable<Assembly, Type[]> Definitions = [];

    private static readonly string[] Conditions = ["SkipWhen", "SkipUnless", "SkipType"];
    private static readonly string[] Rows = [Space + "Sdk.DataAttribute", Space + "v3.IDataAttribute"];

    /// <inheritdoc/>
    public override string Framework => framework;

    /// <inheritdoc/>
    protected override bool IsTest(MethodInfo method) =>
        FactOf(method) is { } fact && NamedAttributes.Is(fact.AttributeType, Fact) && IsOfThisGeneration(fact.AttributeType);

    /// <inheritdoc/>
    protected override IEnumerable<Refusal> Refuse(Type type, MethodInfo method)
    {
        var fact = FactOf(method)!;
        if (NamedAttributes.Setting(fact, Conditions) is not null)
            yield return new Refusal(Refusals.Conditional);
        if (NamedAttributes.Setting(fact, "Skip") is not null)
            yield return new Refusal(Refusals.Skipped);
        if (NamedAttributes.Setting(fact, "Explicit") is true)
            yield return new Refusal(Refusals.Explicit);
        if (fact.AttributeType.FullName is not (Fact or Theory))
            yield return new Refusal(Refusals.OwnAttribute, fact.AttributeType.Name);
        foreach (var shared in FixturesOf(type))
        {
            if (RefuseShared(shared) is { } refusal)
                yield return refusal;
            else if (shared.Constructor is null)
                yield return new Refusal(Refusals.ClassFixture, shared.Type.Name);
        }

        var around = AroundOf(type, method);
        if (hooksNeedTest && around.Concat(NamedAttributes.Read(type.Assembly, hook)).FirstOrDefault() is { } needing)
            yield return new Refusal(Refusals.TestHook, needing.AttributeType.Name);
        if (around.Find(static one => !one.AttributeType.IsVisible) is { } hidden)
            yield return new Refusal(Refusals.NotPublic, hidden.AttributeType.Name);
        if (!method.IsStatic && Constructor(type) is null)
            yield return new Refusal(Refusals.Constructor, type.Name);
    }

    /// <inheritdoc/>
    protected override LifeCycle LifeCycleOf(Type type, MethodInfo method)
    {
        var shared = FixturesOf(type);
        return method.IsStatic
            ? new LifeCycle { Shared = shared, Around = AroundOf(type, method) }
            : new LifeCycle
            {
                Shared = shared,
                Around = AroundOf(type, method),
                Constructor = Constructor(type),
                Before = Begin(type),
                After = End(type),
                Disposal = DisposalOf(type),
            };
    }

    /// <inheritdoc/>
    protected override bool HasSource(MethodInfo method) =>
        Sources(method).Any(static source => source.AttributeType.FullName != Row);

    /// <inheritdoc/>
    protected override IEnumerable<CandidateRow> RowsOf(MethodInfo method) =>
        NamedAttributes.Read(method, Row).Select(static row =>
            CandidateRow.Of(row) with { Refusal = NamedAttributes.Setting(row, "Skip") is null ? null : new Refusal(Refusals.Skipped) });

    /// <inheritdoc/>
    protected override CandidateRow Given(MethodInfo method, CandidateRow row) =>
        ParameterArray.Fill(method, row, mayBeEmpty: true, takesNull: true);

    /// <inheritdoc/>
    protected override IEnumerable<string> CategoriesOf(Type type, MethodInfo method) =>
        from trait in NamedAttributes.Read(method, Space + "TraitAttribute").Concat(NamedAttributes.Read(type, Space + "TraitAttribute"))
        where trait.ConstructorArguments is [{ Value: "Category" }, { Value: string }]
        select (string)trait.ConstructorArguments[1].Value!;

    private static CustomAttributeData? FactOf(MethodInfo method) => NamedAttributes.Read(method, Fact).FirstOrDefault();

    private static IEnumerable<CustomAttributeData> Sources(MethodInfo method) =>
        Rows.SelectMany(name => NamedAttributes.Read(method, name));

    private static IReadOnlyList<MethodInfo> Begin(Type type) => LifeTimeOf(type)?.GetMethod("InitializeAsync") is { } begin ? [begin] : [];

    // Fixtures of the first generation end with a method of their life-time interface; fixtures of the second end with an asynchronous
    // disposal, which replaces the synchronous one.
    private static IReadOnlyList<MethodInfo> End(Type type) => LifeTimeOf(type)?.GetMethod("DisposeAsync") is { } end ? [end] : [];

    private static Disposal DisposalOf(Type type) =>
        End(type).Count == 0 ? PreferAsynchronous(type) : IsDisposable(type) ? Disposal.Synchronous : Disposal.None;

    private static Type? LifeTimeOf(Type type) => Array.Find(type.GetInterfaces(), static one => one.FullName == LifeTime);

    // The fixtures of the assembly, the collection and the class; inner ones are created later.
    private List<SharedFixture> FixturesOf(Type type)
    {
        var ofAssembly = NamedAttributes.Read(type.Assembly, Space + "AssemblyFixtureAttribute")
            .Select(static one => one.ConstructorArguments is [{ Value: Type fixture }] ? fixture : null).OfType<Type>();
        var fixtures = new List<SharedFixture>();
        var ofClass = FixturesIn(type);
        var collection = DefinitionOf(type);
        foreach (var (level, group) in new (IEnumerable<Type>, Type?)[]
        {
            (ofAssembly, null),
            (FixturesIn(collection), collection),
            (ofClass, null),
        })
        {
            var outer = fixtures.Select(static one => one.Type).ToList();
            fixtures.AddRange(
                level.Where(one => !outer.Contains(one)).Distinct().Select(one => new SharedFixture(one, FixtureConstructor(one, outer))
                {
                    IsOfSeveralClasses = level != ofClass,
                    Group = group,
                    Before = Begin(one),
                    After = End(one),
                    Disposal = DisposalOf(one),
                }));
        }

        return fixtures;
    }

    private static Type? DefinitionOf(Type type)
    {
        var wanted = NamedAttributes.Read(type, Collection).Concat(NamedAttributes.Read(type, Collection + "`1")).FirstOrDefault();
        return wanted is null ? null : Array.Find(
            Definitions.GetValue(
                type.Assembly, static assembly => Array.FindAll(assembly.GetTypes(), static one => NamedAttributes.Has(one, Definition))),
            other => IsDefinition(other, wanted));
    }

    // The attributes of the collection, the class and the method.
    private List<CustomAttributeData> AroundOf(Type type, MethodInfo method) => [.. new MemberInfo?[] { DefinitionOf(type), type, method }
        .OfType<MemberInfo>().SelectMany(member => NamedAttributes.Read(member, hook))];

    // Inner fixtures may take outer ones.
    private ConstructorInfo? FixtureConstructor(Type fixture, List<Type> outer) =>
        OnlyConstructor(fixture) is { } only && Array.TrueForAll(only.GetParameters(), parameter =>
            given.Contains(parameter.ParameterType.FullName, StringComparer.Ordinal) || outer.Contains(parameter.ParameterType))
            ? only
            : null;

    private static IEnumerable<Type> FixturesIn(Type? stated) =>
        (stated?.GetInterfaces() ?? []).Where(static one =>
            one is { IsGenericType: true, IsInterface: true } && one.GetGenericTypeDefinition().FullName is OfClass or OfCollection)
            .Select(static one => one.GetGenericArguments()[0]);

    private static ConstructorInfo? OnlyConstructor(Type type) => type.GetConstructors() is [var only] ? only : null;

    // A collection is identified by a text, or by the type of its definition.
    private static bool IsDefinition(Type type, CustomAttributeData wanted)
    {
        if (NamedAttributes.Read(type, Definition).FirstOrDefault() is not { } definition)
            return false;
        var named = wanted.ConstructorArguments is [var only] ? only.Value : wanted.AttributeType.GenericTypeArguments.FirstOrDefault();
        return named is Type asType
            ? asType == type
            : definition.ConstructorArguments is [{ Value: string name }] && name == named as string;
    }

    private ConstructorInfo? Constructor(Type type)
    {
        var fixtures = FixturesOf(type).Select(static fixture => fixture.Type).ToList();
        return OnlyConstructor(type) is { } only && Array.TrueForAll(only.GetParameters(), parameter =>
            IsGivenToTests(parameter.ParameterType.FullName) || fixtures.Contains(parameter.ParameterType))
            ? only
            : null;
    }

    private bool IsGivenToTests(string? type) => type == output
        || (given.Contains(type, StringComparer.Ordinal) && type?.EndsWith("IMessageSink", StringComparison.Ordinal) == false);

    // A user-defined attribute derives from an attribute of the framework.
    private bool IsOfThisGeneration(Type attribute)
    {
        for (var current = attribute; current is not null; current = current.BaseType)
        {
            if (current.FullName == Fact)
                return current.Assembly.GetName().Name == core;
        }

        return false;
    }
}
