using System.Reflection;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Replaying.Frameworks.TUnit;

/// <summary>Reads the tests of TUnit.</summary>
internal sealed class TUnitReader : TestReader
{
    private const string Space = "TUnit.Core.";
    private const string Test = Space + "TestAttribute";
    private const string Inherits = Space + "InheritsTestsAttribute";
    private const string Row = Space + "ArgumentsAttribute";
    private const string Source = Space + "IDataSourceAttribute";
    private const BindingFlags Hooks = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    /// <inheritdoc/>
    public override string Framework => "TUnit";

    /// <inheritdoc/>
    protected override bool IsTest(MethodInfo method) => NamedAttributes.Has(method, Test);

    // TUnit searches the source of a class for tests, and its base classes only if the class requests this.
    /// <inheritdoc/>
    protected override bool Runs(Type type, MethodInfo method) =>
        (method.DeclaringType == type && NamedAttributes.IsOn(method, Test)) || NamedAttributes.IsOn(type, Inherits);

    /// <inheritdoc/>
    protected override IEnumerable<Refusal> Refuse(Type type, MethodInfo method)
    {
        if (NamedAttributes.Read(method, Space + "SkipAttribute").Concat(NamedAttributes.Read(type, Space + "SkipAttribute"))
            .FirstOrDefault() is { } skip)
            yield return new Refusal(skip.AttributeType.FullName == Space + "SkipAttribute" ? Refusals.Skipped : Refusals.Conditional);
        if (NamedAttributes.Has(method, Space + "ExplicitAttribute") || NamedAttributes.Has(type, Space + "ExplicitAttribute"))
            yield return new Refusal(Refusals.Explicit);
        if (NamedAttributes.Read(method, Test).First().AttributeType is { } attribute && attribute.FullName != Test)
            yield return new Refusal(Refusals.OwnAttribute, attribute.Name);
        if (NamedAttributes.Has(type, Source) || type.GetProperties().Any(static property => NamedAttributes.Has(property, Source)))
            yield return new Refusal(Refusals.Constructor, "data of the class");
        if (NamedAttributes.Has(type, "System.Runtime.CompilerServices.RequiredMemberAttribute"))
            yield return new Refusal(Refusals.Required, type.Name);
        if (NamedAttributes.Read(method, Source).FirstOrDefault(static source =>
            source.AttributeType.FullName != Row && !IsCallable(source.AttributeType)) is { } computed)
            yield return new Refusal(Refusals.ComputedRows, computed.AttributeType.Name);
        if (Array.Exists(method.GetParameters(), static parameter =>
            parameter.GetCustomAttributesData().Any(static one => NamedAttributes.Is(one.AttributeType, Source))))
            yield return new Refusal(Refusals.ComputedRows);
        var everywhere = AssemblyHooks.Of(type.Assembly);
        if (everywhere.OfDiscovery is { } discovery)
            yield return new Refusal(Refusals.ClassFixture, discovery.Name);
        var shared = SharedBy(type);
        if (AssemblyHooks.Around.SelectMany(name => Of(type, name)).Concat(shared.SelectMany(static one => one.Before.Concat(one.After)))
            .FirstOrDefault(static one => one.GetParameters().Length > 0) is { } withContext)
            yield return new Refusal(Refusals.Context, withContext.Name);
        foreach (var fixture in shared)
        {
            if (RefuseShared(fixture) is { } unusable)
                yield return unusable;
        }

        if (type.GetInterfaces().Concat(Attributes(type, method)).FirstOrDefault(static one => IsReceiver(one)) is { } receiver)
            yield return new Refusal(Refusals.TestHook, receiver.Name);
        if (everywhere.OfEvery is { } every)
            yield return new Refusal(Refusals.TestHook, every.Name);
        foreach (var refusal in RefuseConstructor(type, method).Concat(RefuseHooks(Before(type).Concat(After(type)))))
            yield return refusal;
    }

    /// <inheritdoc/>
    protected override LifeCycle LifeCycleOf(Type type, MethodInfo method) =>
        new()
        {
            Shared = SharedBy(type),
            Constructor = method.IsStatic ? null : PlainConstructor(type),
            Before = [.. BaseFirst(Before(type))],
            After = [.. InOrder(After(type))],
            Disposal = PreferAsynchronous(type),
        };

    /// <inheritdoc/>
    protected override bool HasSource(MethodInfo method) =>
        NamedAttributes.Read(method, Source).Any(static source => IsCallable(source.AttributeType));

    /// <inheritdoc/>
    protected override IEnumerable<CandidateRow> RowsOf(MethodInfo method) =>
        NamedAttributes.Read(method, Row).Select(static row =>
            CandidateRow.Of(row) with { Refusal = NamedAttributes.Setting(row, "Skip") is null ? null : new Refusal(Refusals.Skipped) });

    /// <inheritdoc/>
    protected override IEnumerable<string> CategoriesOf(Type type, MethodInfo method) =>
        NamedAttributes.Read(method, Space + "CategoryAttribute").Concat(NamedAttributes.Read(type, Space + "CategoryAttribute"))
            .Select(static category => category.ConstructorArguments is [{ Value: string name }] ? name : null).OfType<string>();

    private static bool IsCallable(Type source) =>
        NamedAttributes.Is(source, DataSources.OfMethod) || NamedAttributes.Is(source, DataSources.OfClass);

    private static IEnumerable<MethodInfo> Before(Type type) => ForEachTest(type, AssemblyHooks.Before);

    private static IEnumerable<MethodInfo> After(Type type) => ForEachTest(type, AssemblyHooks.After);

    private static IEnumerable<MethodInfo> ForEachTest(Type type, string attribute) =>
        HookMethods.Of(type, attribute, Hooks).Where(method => AssemblyHooks.KindOf(method, attribute) is AssemblyHooks.ForEachTest);

    // Hooks for the session and the assembly may be in any class.
    private static List<SharedFixture> SharedBy(Type type) =>
    [
        .. new[] { AssemblyHooks.ForTheSession, AssemblyHooks.ForTheAssembly }.Select(kind => new SharedFixture(type, null)
            {
                IsOfSeveralClasses = true,
                Before = AssemblyHooks.Of(type.Assembly).Of(AssemblyHooks.Before, kind),
                After = AssemblyHooks.Of(type.Assembly).Of(AssemblyHooks.After, kind),
            })
            .Append(new SharedFixture(type, null)
            {
                Before = [.. BaseFirst(ForEachClass(type, AssemblyHooks.Before))],
                After = [.. InOrder(ForEachClass(type, AssemblyHooks.After))],
            })
            .Where(static shared => shared.Before.Count + shared.After.Count > 0),
    ];

    private static IEnumerable<MethodInfo> ForEachClass(Type type, string attribute) =>
        Of(type, attribute).Where(method => AssemblyHooks.KindOf(method, attribute) is AssemblyHooks.ForEachClass);

    // Hooks within a class are ordered separately.
    private static IEnumerable<MethodInfo> InOrder(IEnumerable<MethodInfo> hooks) =>
        hooks.GroupBy(static hook => hook.DeclaringType).SelectMany(static ofClass => ofClass.OrderBy(AssemblyHooks.OrderOf));

    private static IEnumerable<MethodInfo> BaseFirst(IEnumerable<MethodInfo> hooks) =>
        hooks.GroupBy(static hook => hook.DeclaringType).Reverse().SelectMany(static ofClass => ofClass.OrderBy(AssemblyHooks.OrderOf));

    private static IEnumerable<MethodInfo> Of(Type type, string attribute) =>
        HookMethods.Hierarchy(type).SelectMany(static current => current.GetMethods(Hooks | BindingFlags.DeclaredOnly))
            .Where(method => NamedAttributes.Has(method, attribute));

    private static IEnumerable<Type> Attributes(Type type, MethodInfo method) =>
        method.GetCustomAttributesData().Concat(type.GetCustomAttributesData()).Select(static attribute => attribute.AttributeType);

    private static bool IsReceiver(Type type) =>
        NamedAttributes.Is(type, Space + "Interfaces.ITestStartEventReceiver")
        || NamedAttributes.Is(type, Space + "Interfaces.ITestEndEventReceiver")
        || NamedAttributes.Is(type, Space + "Interfaces.IAsyncInitializer") || NamedAttributes.Is(type, Space + "Interfaces.ITestExecutor");
}
