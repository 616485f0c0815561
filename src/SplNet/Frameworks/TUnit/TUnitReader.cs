using System.Reflection;
using SplNet.Candidates;
using SplNet.Testing;

namespace SplNet.Frameworks.TUnit;

/// <summary>Reads the tests of TUnit.</summary>
internal sealed class TUnitReader : TestReader
{
    private const string Space = "TUnit.Core.";
    private const string Test = Space + "TestAttribute";
    private const string Row = Space + "ArgumentsAttribute";
    private const string Source = Space + "IDataSourceAttribute";
    private const BindingFlags Hooks = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    // HookType, as metadata have it.
    private const int ForEachTest = 0;
    private const int ForEachClass = 1;
    private const int ForTheAssembly = 2;
    private const int ForTheSession = 3;

    private static readonly string[] Around = [Space + "BeforeAttribute", Space + "AfterAttribute"];
    private static readonly string[] Everywhere = [Space + "BeforeEveryAttribute", Space + "AfterEveryAttribute"];

    /// <inheritdoc/>
    public override string Framework => "TUnit";

    /// <inheritdoc/>
    protected override bool IsTest(MethodInfo method) => NamedAttributes.Has(method, Test);

    /// <inheritdoc/>
    protected override IEnumerable<Refusal> Refuse(Type type, MethodInfo method)
    {
        if (NamedAttributes.Read(method, Space + "SkipAttribute").Concat(NamedAttributes.Read(type, Space + "SkipAttribute")).FirstOrDefault() is { } skip)
            yield return new Refusal(skip.AttributeType.FullName == Space + "SkipAttribute" ? Refusals.Skipped : Refusals.Conditional);
        if (NamedAttributes.Has(method, Space + "ExplicitAttribute") || NamedAttributes.Has(type, Space + "ExplicitAttribute"))
            yield return new Refusal(Refusals.Explicit);
        if (NamedAttributes.Read(method, Test).First().AttributeType is { } attribute && attribute.FullName != Test)
            yield return new Refusal(Refusals.OwnAttribute, attribute.Name);
        if (NamedAttributes.Has(type, Source) || type.GetProperties().Any(static property => NamedAttributes.Has(property, Source)))
            yield return new Refusal(Refusals.Constructor, "data of the class");
        if (NamedAttributes.Read(method, Source).FirstOrDefault(static source => source.AttributeType.FullName != Row) is { } computed)
            yield return new Refusal(Refusals.ComputedRows, computed.AttributeType.Name);
        if (Array.Exists(method.GetParameters(), static parameter => parameter.GetCustomAttributesData().Any(static one => NamedAttributes.Is(one.AttributeType, Source))))
            yield return new Refusal(Refusals.ComputedRows);
        if (HooksOfDiscovery(type) is { } discovery)
            yield return new Refusal(Refusals.ClassFixture, discovery);
        var shared = SharedBy(type);
        if (Around.SelectMany(name => Of(type, name)).Concat(shared.SelectMany(static one => one.Before.Concat(one.After))).FirstOrDefault(static one => one.GetParameters().Length > 0) is { } withContext)
            yield return new Refusal(Refusals.Context, withContext.Name);
        foreach (var fixture in shared)
        {
            if (RefuseShared(fixture) is { } unusable)
                yield return unusable;
        }

        if (type.GetInterfaces().Concat(Attributes(type, method)).FirstOrDefault(static one => IsReceiver(one)) is { } receiver)
            yield return new Refusal(Refusals.TestHook, receiver.Name);
        if (Everywhere.SelectMany(name => HooksOf(type.Assembly, name)).FirstOrDefault() is { } everywhere)
            yield return new Refusal(Refusals.TestHook, everywhere.Name);
        foreach (var refusal in RefuseConstructor(type, method).Concat(RefuseHooks(Before(type).Concat(After(type)))))
            yield return refusal;
    }

    /// <inheritdoc/>
    protected override LifeCycle LifeCycleOf(Type type, MethodInfo method) =>
        new() { Shared = SharedBy(type), Constructor = method.IsStatic ? null : PlainConstructor(type), Before = [.. BaseFirst(Before(type))], After = [.. InOrder(After(type))], Disposal = PreferAsynchronous(type) };

    /// <inheritdoc/>
    protected override IEnumerable<CandidateRow> RowsOf(MethodInfo method) =>
        NamedAttributes.Read(method, Row).Select(static row => CandidateRow.Of(row) with { Refusal = NamedAttributes.Setting(row, "Skip") is null ? null : new Refusal(Refusals.Skipped) });

    /// <inheritdoc/>
    protected override IEnumerable<string> CategoriesOf(Type type, MethodInfo method) =>
        NamedAttributes.Read(method, Space + "CategoryAttribute").Concat(NamedAttributes.Read(type, Space + "CategoryAttribute"))
            .Select(static category => category.ConstructorArguments is [{ Value: string name }] ? name : null).OfType<string>();

    private static IEnumerable<MethodInfo> Before(Type type) => HookMethods.Of(type, Around[0], Hooks).Where(static method => IsForEachTest(method, Around[0]));

    private static IEnumerable<MethodInfo> After(Type type) => HookMethods.Of(type, Around[1], Hooks).Where(static method => IsForEachTest(method, Around[1]));

    // Those of the session and of the assembly may stand in any class.
    private static List<SharedFixture> SharedBy(Type type) =>
    [
        .. new[] { ForTheSession, ForTheAssembly }.Select(kind => new SharedFixture(type, null) { IsOfSeveralClasses = true, Before = OfAll(type, Around[0], kind), After = OfAll(type, Around[1], kind) })
            .Append(new SharedFixture(type, null)
            {
                Before = [.. BaseFirst(Of(type, Around[0]).Where(static method => Kind(method, Around[0]) is ForEachClass))],
                After = [.. InOrder(Of(type, Around[1]).Where(static method => Kind(method, Around[1]) is ForEachClass))],
            })
            .Where(static shared => shared.Before.Count + shared.After.Count > 0),
    ];

    private static List<MethodInfo> OfAll(Type type, string attribute, int kind) => [.. HooksOf(type.Assembly, attribute).Where(method => Kind(method, attribute) is int own && own == kind).OrderBy(OrderOf)];

    // Hooks of one class have an order of their own.
    private static IEnumerable<MethodInfo> InOrder(IEnumerable<MethodInfo> hooks) => hooks.GroupBy(static hook => hook.DeclaringType).SelectMany(static ofClass => ofClass.OrderBy(OrderOf));

    private static IEnumerable<MethodInfo> BaseFirst(IEnumerable<MethodInfo> hooks) => hooks.GroupBy(static hook => hook.DeclaringType).Reverse().SelectMany(static ofClass => ofClass.OrderBy(OrderOf));

    private static int OrderOf(MethodInfo hook) => Around.SelectMany(name => NamedAttributes.Read(hook, name)).Select(static one => NamedAttributes.Setting(one, "Order")).OfType<int>().FirstOrDefault();

    private static IEnumerable<MethodInfo> Of(Type type, string attribute) =>
        HookMethods.Hierarchy(type).SelectMany(static current => current.GetMethods(Hooks | BindingFlags.DeclaredOnly)).Where(method => NamedAttributes.Has(method, attribute));

    private static IEnumerable<MethodInfo> HooksOf(Assembly assembly, string attribute) =>
        assembly.GetTypes().SelectMany(static type => type.GetMethods(Hooks | BindingFlags.DeclaredOnly)).Where(method => NamedAttributes.Has(method, attribute));

    private static string? HooksOfDiscovery(Type type) => Around.SelectMany(name => HooksOf(type.Assembly, name).Where(method => Kind(method, name) is int and > ForTheSession)).FirstOrDefault()?.Name;

    private static bool IsForEachTest(MethodInfo method, string attribute) => Kind(method, attribute) is ForEachTest;

    private static object? Kind(MethodInfo method, string attribute) => NamedAttributes.Read(method, attribute).First().ConstructorArguments is [var kind, ..] ? kind.Value : null;

    private static IEnumerable<Type> Attributes(Type type, MethodInfo method) => method.GetCustomAttributesData().Concat(type.GetCustomAttributesData()).Select(static attribute => attribute.AttributeType);

    private static bool IsReceiver(Type type) =>
        NamedAttributes.Is(type, Space + "Interfaces.ITestStartEventReceiver") || NamedAttributes.Is(type, Space + "Interfaces.ITestEndEventReceiver")
        || NamedAttributes.Is(type, Space + "Interfaces.IAsyncInitializer") || NamedAttributes.Is(type, Space + "Interfaces.ITestExecutor");
}
