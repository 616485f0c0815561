using System.Reflection;
using SplNet.Candidates;
using SplNet.Testing;

namespace SplNet.Frameworks.NUnit;

/// <summary>Reads the tests of NUnit 3.14 to 5. One object serves all tests of a class, unless an attribute asks for one each.</summary>
internal sealed class NUnitReader : TestReader
{
    private const string Space = "NUnit.Framework.";
    private const string Interfaces = Space + "Interfaces.";
    private const string Row = Space + "TestCaseAttribute";
    private const string LifeCycleAttribute = Space + "FixtureLifeCycleAttribute";
    private const BindingFlags Hooks = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    // LifeCycle.InstancePerTestCase, as metadata have it.
    private const int InstanceForEachTest = 1;

    private static readonly string[] Shared = [Space + "OneTimeSetUpAttribute", Space + "OneTimeTearDownAttribute"];
    private static readonly string[] Conditions = ["PlatformAttribute", "CultureAttribute", "NetPlatformAttribute"];
    private static readonly string[] Computed = [Interfaces + "IParameterDataSource", Space + "TestCaseSourceAttribute", Space + "CombiningStrategyAttribute"];
    private static readonly string[] Threads = [Space + "ApartmentAttribute", Space + "RequiresThreadAttribute"];

    /// <inheritdoc/>
    public override string Framework => "NUnit";

    /// <inheritdoc/>
    protected override bool IsTest(MethodInfo method) =>
        NamedAttributes.Has(method, Interfaces + "ISimpleTestBuilder") || NamedAttributes.Has(method, Interfaces + "ITestBuilder");

    /// <inheritdoc/>
    protected override IEnumerable<Refusal> Refuse(Type type, MethodInfo method)
    {
        if (Has(type, method, "IgnoreAttribute"))
            yield return new Refusal(Refusals.Skipped);
        if (Has(type, method, "ExplicitAttribute"))
            yield return new Refusal(Refusals.Explicit);
        if (Array.Find(Conditions, name => Has(type, method, name)) is { } condition)
            yield return new Refusal(Refusals.Conditional, condition);
        if (Array.Exists(Threads, name => NamedAttributes.Has(method, name) || NamedAttributes.Has(type, name)))
            yield return new Refusal(Refusals.Apartment);
        if (Array.Exists(Computed, name => NamedAttributes.Has(method, name)) || Array.Exists(method.GetParameters(), IsComputed))
            yield return new Refusal(Refusals.ComputedRows);
        if (Builders(method).FirstOrDefault(static builder => builder.Assembly.GetName().Name != "nunit.framework") is { } own)
            yield return new Refusal(Refusals.OwnAttribute, own.Name);
        if (SharedFixture(type) is { } shared)
            yield return new Refusal(Refusals.ClassFixture, shared);
        if (NamedAttributes.Has(method, Space + "ITestAction") || NamedAttributes.Has(type, Space + "ITestAction") || NamedAttributes.Read(type.Assembly, Space + "ITestAction").Any()
            || NamedAttributes.Is(type, Space + "ITestAction"))
        {
            yield return new Refusal(Refusals.TestHook, "ITestAction");
        }

        foreach (var refusal in RefuseConstructor(type, method).Concat(RefuseHooks(Before(type).Concat(After(type)))))
            yield return refusal;
    }

    /// <inheritdoc/>
    protected override LifeCycle LifeCycleOf(Type type, MethodInfo method)
    {
        var isShared = SharesInstance(type);
        return new LifeCycle
        {
            Constructor = PlainConstructor(type),
            SharesInstance = isShared,
            Before = [.. Before(type).Reverse()],
            After = [.. After(type)],
            Disposal = isShared ? Disposal.None : DisposalOf(type),
        };
    }

    /// <inheritdoc/>
    protected override IEnumerable<CandidateRow> RowsOf(MethodInfo method) => NamedAttributes.Read(method, Row).Select(static row => CandidateRow.Of(row) with { Refusal = RefuseRow(row) });

    /// <inheritdoc/>
    protected override IEnumerable<string> CategoriesOf(Type type, MethodInfo method) =>
        NamedAttributes.Read(method, Space + "CategoryAttribute").Concat(NamedAttributes.Read(type, Space + "CategoryAttribute"))
            .Select(static category => NamedAttributes.Setting(category, "name") as string ?? category.AttributeType.Name.Replace("Attribute", string.Empty, StringComparison.Ordinal));

    private static Refusal? RefuseRow(CustomAttributeData row)
    {
        if (NamedAttributes.Setting(row, "Ignore", "IgnoreReason") is not null)
            return new Refusal(Refusals.Skipped);
        if (NamedAttributes.Setting(row, "Explicit") is true)
            return new Refusal(Refusals.Explicit);
        return row.NamedArguments.Any(static argument => argument.MemberName == "ExpectedResult") ? new Refusal(Refusals.RowResult) : null;
    }

    private static IEnumerable<Type> Builders(MethodInfo method) =>
        NamedAttributes.Read(method, Interfaces + "ISimpleTestBuilder").Concat(NamedAttributes.Read(method, Interfaces + "ITestBuilder")).Select(static builder => builder.AttributeType);

    private static bool IsComputed(ParameterInfo parameter) => parameter.GetCustomAttributesData().Any(static attribute => NamedAttributes.Is(attribute.AttributeType, Interfaces + "IParameterDataSource"));

    private static IEnumerable<MethodInfo> Before(Type type) => HookMethods.Of(type, Space + "SetUpAttribute", Hooks);

    private static IEnumerable<MethodInfo> After(Type type) => HookMethods.Of(type, Space + "TearDownAttribute", Hooks);

    // One fixture for the class, one of the namespaces around it, or arguments of the class; an object that is shared and disposed at the end is one too.
    private static string? SharedFixture(Type type)
    {
        if (Shared.SelectMany(name => HookMethods.Of(type, name, Hooks)).FirstOrDefault() is { } method)
            return method.Name;
        if (NamedAttributes.Read(type, Interfaces + "IFixtureBuilder").Any(static fixture => fixture.ConstructorArguments.Count > 0 || fixture.AttributeType.Name != "TestFixtureAttribute"))
            return "arguments of the class";
        if (SharesInstance(type) && DisposalOf(type) != Disposal.None)
            return "the disposal of the class";
        return type.Assembly.GetTypes().FirstOrDefault(other => Surrounds(other, type))?.Name;
    }

    private static bool Surrounds(Type setUp, Type type) =>
        NamedAttributes.Has(setUp, Space + "SetUpFixtureAttribute")
        && (string.IsNullOrEmpty(setUp.Namespace) || type.Namespace == setUp.Namespace || type.Namespace?.StartsWith(setUp.Namespace + ".", StringComparison.Ordinal) == true);

    private static bool SharesInstance(Type type)
    {
        var said = NamedAttributes.Read(type, LifeCycleAttribute).Concat(NamedAttributes.Read(type.Assembly, LifeCycleAttribute)).FirstOrDefault();
        return said is null || NamedAttributes.Setting(said, "lifeCycle") is not InstanceForEachTest;
    }

    // NUnit 3 knows the synchronous one only.
    private static Disposal DisposalOf(Type type)
    {
        var isOld = type.Assembly.GetReferencedAssemblies().Any(static name => name is { Name: "nunit.framework", Version.Major: < 4 });
        return !isOld ? PreferAsynchronous(type) : IsDisposable(type) ? Disposal.Synchronous : Disposal.None;
    }

    private static bool Has(Type type, MethodInfo method, string name) => NamedAttributes.Has(method, Space + name) || NamedAttributes.Has(type, Space + name);
}
