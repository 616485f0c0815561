using System.Globalization;
using System.Reflection;
using System.Text;
using SplNet.Tool.Generating.CSharp;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.Writing;

/// <summary>
/// Writes the objects that the tests of a class share: created once per process before the first operation, and disposed with the process.
/// Neither is measured.
/// </summary>
internal sealed class SharedSource
{
    /// <summary>The method that disposes shared objects; a test must not have this name.</summary>
    public const string EndMethod = "EndOfProcess";

    private const string Made = "made";

    private readonly BenchmarkClass _class;
    private readonly IReadOnlyList<(SharedFixture Fixture, string? Field)> _shared;

    public SharedSource(BenchmarkClass benchmarks)
    {
        _class = benchmarks;
        _shared = [.. benchmarks.Benchmarks[0].Test.LifeCycle.Shared.Select((one, index) => (one, NameOf(one, index)))];
    }

    private static CultureInfo Invariant => CultureInfo.InvariantCulture;

    /// <summary>True if the framework's context is passed to a method or constructor around a test.</summary>
    public static bool TakesContext(LifeCycle cycle) =>
        cycle.Context is not null || cycle.First.Concat(cycle.Last).Any(static hook => hook.GetParameters().Length > 0)
        || cycle.Constructor?.GetParameters().Any(static one => SilentContextSource.IsContext(one.ParameterType)) == true;

    /// <summary>The field of a shared object; null if there is none of this type.</summary>
    public string? FieldOf(Type type) => _shared.Where(one => one.Fixture.Type == type).Select(static one => one.Field)
        .FirstOrDefault(static field => field is not null) is { } found
        ? "this." + found
        : null;

    /// <summary>
    /// A constructor call: its arguments are attribute values, shared objects, the framework's context, or the test output helper.
    /// </summary>
    public string New(ConstructorInfo constructor, string type, string context)
    {
        var (parameters, values) = (constructor.GetParameters(), _class.Benchmarks[0].Test.LifeCycle.Values);
        if (constructor.DeclaringType == _class.Tests && _class.Benchmarks[0].Test.LifeCycle.FixtureKey is not null)
            return $"new {type}({string.Join(", ", SourceRowSource.Arguments(constructor))})";
        var arguments = values.Count > 0 && constructor.DeclaringType == _class.Tests
            ? values.Zip(parameters, static (value, parameter) => RowFit.Argument(value, parameter.ParameterType))
            : parameters.Select(one => Argument(one.ParameterType, context));
        return $"{(RequiredMembers.AreMissedBy(constructor) ? AccessorOf(constructor) : "new " + type)}({string.Join(", ", arguments)})";
    }

    /// <summary>Methods that call constructors where <c>new</c> is not allowed, as the framework does; empty if none are needed.</summary>
    public string Accessors()
    {
        var text = new StringBuilder();
        foreach (var constructor in _class.Benchmarks.SelectMany(static one => RequiredMembers.ConstructorsOf(one.Test.LifeCycle))
            .Where(RequiredMembers.AreMissedBy).DistinctBy(AccessorOf, StringComparer.Ordinal))
        {
            var parameters = constructor.GetParameters()
                .Select(static one => $"{CSharpType.Of(one.ParameterType)} {CSharpName.Of(one.Name!)}");
            text.Append(
                Invariant, $"    // The framework does not set required members.\n    [global::System.Runtime.CompilerServices." +
                    $"UnsafeAccessor(global::System.Runtime.CompilerServices.UnsafeAccessorKind.Constructor)]\n    private static extern " +
                    $"{CSharpType.Of(constructor.DeclaringType!)} {AccessorOf(constructor)}({string.Join(", ", parameters)});\n\n");
        }

        return text.ToString();
    }

    /// <summary>The fields, the constructor and the disposal; empty if nothing is shared.</summary>
    public string Write()
    {
        var begin = _shared.SelectMany(one => Begin(one.Fixture, one.Field)).ToList();
        var end = _shared.Reverse().SelectMany(one => End(one.Fixture, one.Field)).ToList();
        if (begin.Count == 0 && end.Count == 0)
            return string.Empty;
        var text = new StringBuilder();
        foreach (var (fixture, field) in _shared.Where(static one => one.Field is not null))
            text.Append(Invariant, $"    private readonly {CSharpType.Of(fixture.Type)} {field};\n\n");
        text.Append(
            Invariant, $"    // Objects that several tests share are created once per process and end with it; " +
                $"they are not part of an operation.\n    public {_class.Name}()\n    {{\n");
        Lines(text, begin);
        if (end.Count == 0)
            return text.Append("    }\n\n").ToString();
        text.Append("        global::").Append(ProcessSource.Name).Append(".AtEnd(").Append(EndMethod)
            .Append(");\n    }\n\n    private void ").Append(EndMethod).Append("()\n    {\n");
        Lines(text, end);
        return text.Append("    }\n\n").ToString();
    }

    private static string AccessorOf(ConstructorInfo constructor) => "NewOf_" + ShortHash.Of(constructor.DeclaringType!.FullName!);

    private static void Lines(StringBuilder text, List<string> lines)
    {
        foreach (var line in lines)
            text.Append("        ").Append(line).Append('\n');
    }

    private string? NameOf(SharedFixture fixture, int index) =>
        fixture.Constructor is null ? null : fixture.Type == _class.Tests ? "_test" : string.Create(Invariant, $"_fixture{index + 1}");

    // Objects that are shared with tests of other classes are created once for all of them.
    private IEnumerable<string> Begin(SharedFixture fixture, string? field)
    {
        if (!fixture.IsOfSeveralClasses)
            return Begin(fixture, field is null ? null : "this." + field, string.Empty);
        return
        [
            $"{(field is null
                ? string.Empty
                : $"this.{field} = ")}global::{ProcessSource.Name}.Once({CSharpValue.Quoted(KeyOf(fixture))}, () =>",
            "{",
            .. Begin(fixture, field is null ? null : Made, "var ").Append(field is null ? "return string.Empty;" : $"return {Made};")
                .Select(static line => "    " + line),
            $"}}, {Made} =>", "{", .. EndOf(fixture, Made).Select(static line => "    " + line), "});",
        ];
    }

    // An object is identified by its type, because several may inherit one hook; hooks without an object serve classes that have nothing
    // else in common.
    private static string KeyOf(SharedFixture fixture)
    {
        if (fixture.Constructor is null && fixture.Before.Concat(fixture.After).FirstOrDefault() is { } hook)
            return $"{CSharpType.Of(hook.DeclaringType!)}.{hook.Name}";
        return CSharpType.Of(fixture.Type) + (fixture.Group is { } group ? " of " + CSharpType.Of(group) : string.Empty);
    }

    private IEnumerable<string> Begin(SharedFixture fixture, string? target, string declared)
    {
        if (target is not null)
            yield return $"{declared}{target} = {New(fixture.Constructor!, CSharpType.Of(fixture.Type), string.Empty)};";
        foreach (var hook in fixture.Before)
            yield return Call(hook, target);
    }

    private IEnumerable<string> End(SharedFixture fixture, string? field) =>
        fixture.IsOfSeveralClasses ? [] : EndOf(fixture, "this." + field);

    private IEnumerable<string> EndOf(SharedFixture fixture, string target)
    {
        foreach (var hook in fixture.After)
            yield return Call(hook, target);
        if (fixture.Disposal is Disposal.Asynchronous or Disposal.Both)
            yield return $"((global::System.IAsyncDisposable){target}).DisposeAsync().AsTask().GetAwaiter().GetResult();";
        if (fixture.Disposal is Disposal.Synchronous or Disposal.Both)
            yield return $"((global::System.IDisposable){target}).Dispose();";
    }

    // Constructors wait synchronously, because a benchmark must not start earlier.
    private string Call(MethodInfo hook, string? target)
    {
        var on = hook.IsStatic ? CSharpType.Of(hook.DeclaringType!) : $"(({CSharpType.Of(hook.DeclaringType!)}){target})";
        var context = hook.GetParameters().Length == 0 ? string.Empty : SilentContextSource.New(_class.Tests.FullName!, string.Empty);
        return $"{on}.{CSharpName.Of(hook.Name)}({context}){TestSteps.WaitFor(hook)};";
    }

    private string Argument(Type type, string context) =>
        SilentContextSource.IsContext(type) ? context : FieldOf(type) ?? ProvidedArgumentSource.Of(type);
}
