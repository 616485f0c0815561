using System.Reflection;
using System.Runtime.CompilerServices;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Replaying.Frameworks.NUnit;

/// <summary>
/// Reads the tests of NUnit 3.14 to 5. One instance serves all tests of a class, unless an attribute requests one per test.
/// </summary>
internal sealed class NUnitReader : TestReader
{
    private const string Space = "NUnit.Framework.";
    private const string Interfaces = Space + "Interfaces.";
    private const string Row = Space + "TestCaseAttribute";
    private const string Plain = Space + "TestAttribute";
    private const string LifeCycleAttribute = Space + "FixtureLifeCycleAttribute";
    private const BindingFlags Hooks = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    // LifeCycle.InstancePerTestCase in metadata.
    private const int InstanceForEachTest = 1;

    // They may be in any class, and each test needs them.
    private static readonly ConditionalWeakTable<Assembly, Type[]> SetUpFixtures = [];

    private static readonly string[] Conditions = ["PlatformAttribute", "CultureAttribute", "NetPlatformAttribute"];
    private static readonly string[] Computed =
    [
        Interfaces + "IParameterDataSource", Space + "TestCaseSourceAttribute", Space + "CombiningStrategyAttribute",
    ];
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
        if (Builders(method).FirstOrDefault(static builder => builder.Assembly.GetName().Name != "nunit.framework") is { } own)
            yield return new Refusal(Refusals.OwnAttribute, own.Name);
        foreach (var shared in SharedBy(type))
        {
            if (RefuseShared(shared) is { } refusal)
                yield return refusal;
            else if (shared.Constructor is null && !(shared.Type == type && FixtureVariants.HaveValues(type))
                && shared.Before.Concat(shared.After).Any(static hook => !hook.IsStatic))
                yield return new Refusal(Refusals.ClassFixture, shared.Type.Name);
        }

        if (NamedAttributes.Has(method, Space + "ITestAction") || NamedAttributes.Has(type, Space + "ITestAction")
            || NamedAttributes.Read(type.Assembly, Space + "ITestAction").Any()
            || NamedAttributes.Is(type, Space + "ITestAction"))
        {
            yield return new Refusal(Refusals.TestHook, "ITestAction");
        }

        foreach (var refusal in (FixtureVariants.HaveValues(type) ? [] : RefuseConstructor(type, method)).Concat(
            RefuseHooks(Before(type).Concat(After(type)))))
            yield return refusal;
    }

    /// <inheritdoc/>
    protected override IEnumerable<TestClassVariant> VariantsOf(Type type) => FixtureVariants.Of(type);

    /// <inheritdoc/>
    protected override LifeCycle LifeCycleOf(Type type, MethodInfo method)
    {
        var isShared = SharesInstance(type);
        return new LifeCycle
        {
            Shared = [.. SharedBy(type)],
            Constructor = method.IsStatic ? null : PlainConstructor(type),
            SharesInstance = isShared,
            Before = [.. Before(type).Reverse()],
            After = [.. After(type)],
            Disposal = isShared ? Disposal.None : DisposalOf(type),
        };
    }

    /// <inheritdoc/>
    protected override bool UsesResult(MethodInfo method) =>
        HasSource(method) || RowsOf(method).Any(static row => row.Expected is not null);

    /// <inheritdoc/>
    protected override bool HasSource(MethodInfo method) =>
        Array.Exists(Computed, name => NamedAttributes.Has(method, name)) || Array.Exists(method.GetParameters(), IsComputed);

    // A test without rows may also have an expected result.
    /// <inheritdoc/>
    protected override IEnumerable<CandidateRow> RowsOf(MethodInfo method) =>
        from row in NamedAttributes.Read(method, Row).Concat(NamedAttributes.Read(method, Plain))
        let expected = ExpectedBy(row)
        where expected is not null || row.AttributeType.FullName == Row
        select CandidateRow.Of(row) with { Refusal = RefuseRow(row), Expected = expected };

    /// <inheritdoc/>
    protected override CandidateRow Given(MethodInfo method, CandidateRow row) =>
        ParameterArray.Fill(method, row, mayBeEmpty: false, takesNull: false);

    /// <inheritdoc/>
    protected override IEnumerable<string> CategoriesOf(Type type, MethodInfo method) =>
        NamedAttributes.Read(method, Space + "CategoryAttribute").Concat(NamedAttributes.Read(type, Space + "CategoryAttribute"))
            .Select(static category => NamedAttributes.Setting(category, "name") as string
                ?? category.AttributeType.Name.Replace("Attribute", string.Empty, StringComparison.Ordinal));

    private static Refusal? RefuseRow(CustomAttributeData row)
    {
        if (NamedAttributes.Setting(row, "Ignore", "IgnoreReason") is not null)
            return new Refusal(Refusals.Skipped);
        return NamedAttributes.Setting(row, "Explicit") is true ? new Refusal(Refusals.Explicit) : null;
    }

    private static CustomAttributeTypedArgument? ExpectedBy(CustomAttributeData row) =>
        row.NamedArguments.Where(static argument => argument.MemberName == "ExpectedResult")
            .Select(static argument => (CustomAttributeTypedArgument?)argument.TypedValue).FirstOrDefault();

    private static IEnumerable<Type> Builders(MethodInfo method) =>
        NamedAttributes.Read(method, Interfaces + "ISimpleTestBuilder").Concat(NamedAttributes.Read(method, Interfaces + "ITestBuilder"))
            .Select(static builder => builder.AttributeType);

    private static bool IsComputed(ParameterInfo parameter) => parameter.GetCustomAttributesData()
        .Any(static attribute => NamedAttributes.Is(attribute.AttributeType, Interfaces + "IParameterDataSource"));

    private static IEnumerable<MethodInfo> Before(Type type) => HookMethods.Of(type, Space + "SetUpAttribute", Hooks);

    private static IEnumerable<MethodInfo> After(Type type) => HookMethods.Of(type, Space + "TearDownAttribute", Hooks);

    // The fixtures of the enclosing namespaces, from the outside in, and the instance of the class itself, which is also
    // created for static tests.
    private static IEnumerable<SharedFixture> SharedBy(Type type)
    {
        var around = SetUpFixtures.GetValue(type.Assembly, static assembly =>
            Array.FindAll(assembly.GetTypes(), static one => NamedAttributes.Has(one, Space + "SetUpFixtureAttribute")))
            .Where(other => Surrounds(other, type)).OrderBy(static other => other.Namespace?.Length ?? 0);
        var own = OnceBefore(type).Any() || OnceAfter(type).Any() || SharesInstance(type) ? (Type[])[type] : [];
        return around.Concat(own).Select(one => new SharedFixture(one, one != type || SharesInstance(type) ? PlainConstructor(one) : null)
        {
            IsOfSeveralClasses = one != type,
            Before = [.. OnceBefore(one).Reverse()],
            After = [.. OnceAfter(one)],
            Disposal = one != type || SharesInstance(type) ? DisposalOf(one) : Disposal.None,
        });
    }

    private static IEnumerable<MethodInfo> OnceBefore(Type type) => HookMethods.Of(type, Space + "OneTimeSetUpAttribute", Hooks);

    private static IEnumerable<MethodInfo> OnceAfter(Type type) => HookMethods.Of(type, Space + "OneTimeTearDownAttribute", Hooks);

    private static bool Surrounds(Type setUp, Type type) =>
        string.IsNullOrEmpty(setUp.Namespace) || type.Namespace == setUp.Namespace
        || type.Namespace?.StartsWith(setUp.Namespace + ".", StringComparison.Ordinal) == true;

    private static bool SharesInstance(Type type)
    {
        var said = NamedAttributes.Read(type, LifeCycleAttribute).Concat(NamedAttributes.Read(type.Assembly, LifeCycleAttribute))
            .FirstOrDefault();
        return said is null || NamedAttributes.Setting(said, "lifeCycle") is not InstanceForEachTest;
    }

    // NUnit 3 supports only the synchronous disposal.
    private static Disposal DisposalOf(Type type)
    {
        var isOld = type.Assembly.GetReferencedAssemblies().Any(static name => name is { Name: "nunit.framework", Version.Major: < 4 });
        return !isOld ? PreferAsynchronous(type) : IsDisposable(type) ? Disposal.Synchronous : Disposal.None;
    }

    private static bool Has(Type type, MethodInfo method, string name) =>
        NamedAttributes.Has(method, Space + name) || NamedAttributes.Has(type, Space + name);
}
