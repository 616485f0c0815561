using System.Reflection;
using Mono.Cecil;
using SplNet.UnitTests.Candidates;

namespace SplNet.Tool.Generating.Reading;

/// <summary>
/// Checks the instructions of a test for obstacles to measuring it: the instructions of the test itself, and of other code in its assembly
/// that it calls. Calls through interfaces or delegates, and the code of the library, are not checked.
/// </summary>
internal sealed class TestInstructions : IDisposable
{
    private const int MostMethods = 500;

    private static readonly string[] Readings = ["Read", "ReadKey", "ReadLine", "get_In", "OpenStandardInput", "get_KeyAvailable"];

    private readonly ModuleDefinition _module;
    private readonly Dictionary<MethodDefinition, IReadOnlyList<MethodReference>> _calls = [];

    private readonly IReadOnlyCollection<string> _accepted;

    /// <summary>Reads an assembly.</summary>
    /// <param name="assembly">The path of the assembly.</param>
    /// <param name="accepted">The reasons of the refusals that the user has disabled.</param>
    public TestInstructions(string assembly, IReadOnlyCollection<string> accepted) =>
        (_module, _accepted) = (ModuleDefinition.ReadModule(assembly), accepted);

    /// <summary>The first obstacle to measuring a test; null if there is none.</summary>
    /// <param name="test">The test, in the assembly.</param>
    public Refusal? Refuse(MethodInfo test)
    {
        ArgumentNullException.ThrowIfNull(test);
        return Calls(test).Select(Of).FirstOrDefault(
            refusal => refusal is not null && !_accepted.Contains(refusal.Reason, StringComparer.Ordinal));
    }

    /// <summary>The methods of some assemblies that a test calls, also through other code of its assembly.</summary>
    /// <param name="test">The test, in the assembly.</param>
    /// <param name="assemblies">The simple names of the assemblies.</param>
    public IReadOnlySet<string> CallsOf(MethodInfo test, IReadOnlySet<string> assemblies) => Calls(test)
        .Where(called => assemblies.Contains(called.DeclaringType.Scope.Name))
        .Select(static called => $"{called.DeclaringType.GetElementType().FullName}.{called.Name}({called.Parameters.Count})")
        .ToHashSet(StringComparer.Ordinal);

    private IEnumerable<MethodReference> Calls(MethodInfo test)
    {
        // The instructions of a test inherited from a different assembly are in that assembly.
        if (!string.Equals(test.Module.ScopeName, _module.Name, StringComparison.OrdinalIgnoreCase)
            || _module.LookupToken(test.MetadataToken) is not MethodDefinition entered)
            yield break;
        var seen = new HashSet<MethodDefinition> { entered };
        var open = new Queue<MethodDefinition>([entered]);
        while (open.TryDequeue(out var method))
        {
            foreach (var called in CallsOf(method))
            {
                yield return called;
                if (called.DeclaringType.Scope == _module && seen.Count < MostMethods && called.Resolve() is { } own && seen.Add(own))
                    open.Enqueue(own);
            }
        }
    }

    /// <inheritdoc/>
    public void Dispose() => _module.Dispose();

    private static Refusal? Of(MethodReference called)
    {
        var (type, name) = (called.DeclaringType.FullName, called.Name);
        return type switch
        {
            "System.Console" when Readings.Contains(name, StringComparer.Ordinal) =>
                new Refusal(Refusals.Console, $"Console.{name.Replace("get_", string.Empty, StringComparison.Ordinal)}"),
            "System.Environment" when name is "Exit" or "FailFast" => new Refusal(Refusals.Exit, $"Environment.{name}"),
            "System.Threading.Thread" when name is "Sleep" => new Refusal(Refusals.Sleep, "Thread.Sleep"),
            "System.Threading.Tasks.Task" when name is "Delay" => new Refusal(Refusals.Sleep, "Task.Delay"),
            _ => called.DeclaringType.Scope.Name is "SplNet" or "BenchmarkDotNet"
                ? new Refusal(Refusals.Measures, called.DeclaringType.Name)
                : null,
        };
    }

    private IReadOnlyList<MethodReference> CallsOf(MethodDefinition method)
    {
        if (_calls.TryGetValue(method, out var known))
            return known;
        List<MethodReference> calls = method.HasBody
            ? [.. method.Body.Instructions.Select(static instruction => instruction.Operand).OfType<MethodReference>()]
            : [];

        // The body of an asynchronous method or an iterator is in the state machine that it creates.
        foreach (var machine in calls.Where(IsOfMachine).Select(static one => one.DeclaringType.Resolve()).Concat(Locals(method))
            .OfType<TypeDefinition>().Distinct().ToList())
            calls.AddRange(machine.Methods.Where(static one => one.Name == "MoveNext"));
        return _calls[method] = calls;
    }

    private bool IsOfMachine(MethodReference called) =>
        called.Name == ".ctor" && called.DeclaringType.Scope == _module && called.DeclaringType.IsNested;

    // In Release builds the state machine is a local variable without a constructor call.
    private IEnumerable<TypeDefinition> Locals(MethodDefinition method) => method.HasBody
        ? method.Body.Variables.Select(static variable => variable.VariableType).Where(type => type.Scope == _module && type.IsNested)
            .Select(static type => type.Resolve())
        : [];
}
