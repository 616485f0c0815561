using System.Reflection;
using SplNet.Candidates;
using SplNet.Testing;

namespace SplNet.Frameworks;

/// <summary>Reads the tests of xUnit.net, whose attributes have the same names in both generations and lie in other assemblies.</summary>
/// <param name="framework">The name of the generation.</param>
/// <param name="core">The assembly with its attributes.</param>
/// <param name="output">The full name of the interface by which tests write.</param>
/// <param name="hook">The full name of what its attributes around tests have in common.</param>
internal sealed class XunitReader(string framework, string core, string output, string hook) : TestReader
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

    private static readonly string[] Conditions = ["SkipWhen", "SkipUnless", "SkipType"];
    private static readonly string[] Rows = [Space + "Sdk.DataAttribute", Space + "v3.IDataAttribute"];

    /// <inheritdoc/>
    public override string Framework => framework;

    /// <inheritdoc/>
    protected override bool IsTest(MethodInfo method) => FactOf(method) is { } fact && NamedAttributes.Is(fact.AttributeType, Fact) && IsOfThisGeneration(fact.AttributeType);

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
        if (Sources(method).FirstOrDefault(static source => source.AttributeType.FullName != Row) is { } computed)
            yield return new Refusal(Refusals.ComputedRows, computed.AttributeType.Name);
        if (SharedFixture(type) is { } shared)
            yield return new Refusal(Refusals.ClassFixture, shared);
        if (NamedAttributes.Read(method, hook).Concat(NamedAttributes.Read(type, hook)).Concat(NamedAttributes.Read(type.Assembly, hook)).FirstOrDefault() is { } around)
            yield return new Refusal(Refusals.TestHook, around.AttributeType.Name);
        if (!method.IsStatic && Constructor(type) is null)
            yield return new Refusal(Refusals.Constructor, type.Name);
    }

    /// <inheritdoc/>
    protected override LifeCycle LifeCycleOf(Type type, MethodInfo method)
    {
        var lifeTime = Array.Find(type.GetInterfaces(), static one => one.FullName == LifeTime);

        // That of the first generation ends by a method of its own, that of the second is an asynchronous disposal, in whose place the other one is not called.
        return new LifeCycle
        {
            Constructor = Constructor(type),
            Before = lifeTime?.GetMethod("InitializeAsync") is { } initialize ? [initialize] : [],
            After = lifeTime?.GetMethod("DisposeAsync") is { } end ? [end] : [],
            Disposal = lifeTime?.GetMethod("DisposeAsync") is null ? PreferAsynchronous(type) : IsDisposable(type) ? Disposal.Synchronous : Disposal.None,
        };
    }

    /// <inheritdoc/>
    protected override IEnumerable<CandidateRow> RowsOf(MethodInfo method) =>
        NamedAttributes.Read(method, Row).Select(static row => CandidateRow.Of(row) with { Refusal = NamedAttributes.Setting(row, "Skip") is null ? null : new Refusal(Refusals.Skipped) });

    /// <inheritdoc/>
    protected override IEnumerable<string> CategoriesOf(Type type, MethodInfo method) =>
        from trait in NamedAttributes.Read(method, Space + "TraitAttribute").Concat(NamedAttributes.Read(type, Space + "TraitAttribute"))
        where trait.ConstructorArguments is [{ Value: "Category" }, { Value: string }]
        select (string)trait.ConstructorArguments[1].Value!;

    private static CustomAttributeData? FactOf(MethodInfo method) => NamedAttributes.Read(method, Fact).FirstOrDefault();

    private static IEnumerable<CustomAttributeData> Sources(MethodInfo method) => Rows.SelectMany(name => NamedAttributes.Read(method, name));

    private static string? SharedFixture(Type type)
    {
        if (Array.Find(type.GetInterfaces(), static one => NamedAttributes.Is(one, OfClass) || NamedAttributes.Is(one, OfCollection)) is { } fixture)
            return fixture.Name.Split('`')[0];
        if (NamedAttributes.Read(type.Assembly, Space + "AssemblyFixtureAttribute").Any())
            return "AssemblyFixture";
        var wanted = NamedAttributes.Read(type, Collection).Concat(NamedAttributes.Read(type, Collection + "`1")).FirstOrDefault();
        return wanted is null ? null : Array.Find(type.Assembly.GetTypes(), other => IsDefinition(other, wanted) && HasFixture(other))?.Name;
    }

    // A collection is named by a text, or by the type of its definition.
    private static bool IsDefinition(Type type, CustomAttributeData wanted)
    {
        if (NamedAttributes.Read(type, Definition).FirstOrDefault() is not { } definition)
            return false;
        var named = wanted.ConstructorArguments is [var only] ? only.Value : wanted.AttributeType.GenericTypeArguments.FirstOrDefault();
        return named is Type asType ? asType == type : definition.ConstructorArguments is [{ Value: string name }] && name == named as string;
    }

    private static bool HasFixture(Type definition) => Array.Exists(definition.GetInterfaces(), static one => NamedAttributes.Is(one, OfClass) || NamedAttributes.Is(one, OfCollection));

    private ConstructorInfo? Constructor(Type type) =>
        type.GetConstructors() is [var only] && Array.TrueForAll(only.GetParameters(), parameter => parameter.ParameterType.FullName == output) ? only : null;

    // An attribute of the user's is derived from one of the framework.
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
