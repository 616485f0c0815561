using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Symbols;

/// <summary>The types of SplNet that a compilation references, and the framework types that rules need; looked up once.</summary>
internal sealed class SplNetTypes
{
    // Shared by all analyzers of a compilation, and released with it.
    private static readonly ConditionalWeakTable<Compilation, SplNetTypes> Known = new();

    // Rules need these only for code that uses SplNet, and finding one means searching all references.
    private readonly Compilation _compilation;
    private readonly IAssemblySymbol _own;
    private INamedTypeSymbol? _enumerable;
    private INamedTypeSymbol? _asyncEnumerable;
    private INamedTypeSymbol? _parallelEnumerable;
    private INamedTypeSymbol? _expression;
    private INamedTypeSymbol? _random;
    private INamedTypeSymbol? _task;
    private INamedTypeSymbol? _taskOfResult;
    private INamedTypeSymbol? _valueTask;
    private INamedTypeSymbol? _valueTaskOfResult;
    private INamedTypeSymbol? _timeSpan;

    private SplNetTypes(Compilation compilation, INamedTypeSymbol experiment)
    {
        _compilation = compilation;
        _own = experiment.ContainingAssembly;
        Mentions = new SplNetMentions(compilation, experiment);
        Experiment = experiment;
        Engine = Own("Engine");
        ExperimentOptions = Own("ExperimentOptions");
        Isolation = Own("Isolation");
        OperandBindings = Own("OperandBindings");
        Operand = Own("Operand");
        MethodOperand = Own("MethodOperand");
        FormulaOperand = Own("FormulaOperand");
        RuntimeSettings = Own("RuntimeSettings");
        Estimator = Own("Estimator");
        Estimate = Own("Estimate");
        Units = Own("Units");
        FunctorFactory = Own("FunctorFactory");
        Arg = Own("Arg");
        Generators = Own("Gen");
        Generator = Own("Gen`1");
        Axis = Own("Axis`1");
        CompositeGenerator = Own("CompositeGenerator");
        Spl = Own("Spl");
        SplAttribute = Own("SplAttribute");
        SplRequirement = Own("SplRequirement");
    }

    public SplNetMentions Mentions { get; }

    public INamedTypeSymbol Experiment { get; }

    public INamedTypeSymbol? Engine { get; }

    public INamedTypeSymbol? ExperimentOptions { get; }

    public INamedTypeSymbol? Isolation { get; }

    public INamedTypeSymbol? OperandBindings { get; }

    public INamedTypeSymbol? Operand { get; }

    public INamedTypeSymbol? MethodOperand { get; }

    public INamedTypeSymbol? FormulaOperand { get; }

    public INamedTypeSymbol? RuntimeSettings { get; }

    public INamedTypeSymbol? Estimator { get; }

    public INamedTypeSymbol? Estimate { get; }

    public INamedTypeSymbol? Units { get; }

    public INamedTypeSymbol? FunctorFactory { get; }

    public INamedTypeSymbol? Arg { get; }

    /// <summary>The static class <c>Gen</c>.</summary>
    public INamedTypeSymbol? Generators { get; }

    /// <summary><c>Gen&lt;T&gt;</c>.</summary>
    public INamedTypeSymbol? Generator { get; }

    public INamedTypeSymbol? Axis { get; }

    public INamedTypeSymbol? CompositeGenerator { get; }

    /// <summary>The static class <c>Spl</c>.</summary>
    public INamedTypeSymbol? Spl { get; }

    public INamedTypeSymbol? SplAttribute { get; }

    public INamedTypeSymbol? SplRequirement { get; }

    public INamedTypeSymbol? Enumerable => _enumerable ??= OfFramework("System.Linq.Enumerable");

    public INamedTypeSymbol? AsyncEnumerable => _asyncEnumerable ??= OfFramework("System.Linq.AsyncEnumerable");

    public INamedTypeSymbol? ParallelEnumerable => _parallelEnumerable ??= OfFramework("System.Linq.ParallelEnumerable");

    public INamedTypeSymbol? Expression => _expression ??= OfFramework("System.Linq.Expressions.Expression`1");

    public INamedTypeSymbol? Random => _random ??= OfFramework("System.Random");

    public INamedTypeSymbol? Task => _task ??= OfFramework("System.Threading.Tasks.Task");

    public INamedTypeSymbol? TaskOfResult => _taskOfResult ??= OfFramework("System.Threading.Tasks.Task`1");

    public INamedTypeSymbol? ValueTask => _valueTask ??= OfFramework("System.Threading.Tasks.ValueTask");

    public INamedTypeSymbol? ValueTaskOfResult => _valueTaskOfResult ??= OfFramework("System.Threading.Tasks.ValueTask`1");

    public INamedTypeSymbol? TimeSpan => _timeSpan ??= OfFramework("System.TimeSpan");

    /// <summary>Finds the types; null in a project that does not reference SplNet.</summary>
    public static SplNetTypes? Find(Compilation compilation) =>
        compilation.GetTypeByMetadataName("SplNet.Experiment") is { } experiment
            ? Known.GetValue(compilation, one => new SplNetTypes(one, experiment))
            : null;

    /// <summary>True if both are the same type, ignoring type arguments; false if the compilation does not reference the type.</summary>
    public static bool Are(ITypeSymbol? one, INamedTypeSymbol? other) =>
        one is not null && other is not null && SymbolEqualityComparer.Default.Equals(one.OriginalDefinition, other);

    /// <summary>True for a member of the type or of an extension block in it, which is a nested type.</summary>
    public static bool IsMember(IMethodSymbol method, INamedTypeSymbol? type) =>
        Are(method.ContainingType, type) || Are(method.ContainingType?.ContainingType, type);

    /// <summary>True for a type with this name in SplNet's namespace, in any of its assemblies.</summary>
    public static bool IsNamed(ITypeSymbol? type, string name) =>
        type?.Name == name && type.ContainingNamespace is { Name: "SplNet", ContainingNamespace.IsGlobalNamespace: true };

    /// <summary>True for the SplNet assembly, but not for its adapters.</summary>
    public bool IsOwn(IAssemblySymbol? assembly) => assembly is not null && SymbolEqualityComparer.Default.Equals(assembly, _own);

    /// <summary>True for a task or value task, with or without a result.</summary>
    public bool IsAwaited(ITypeSymbol? type) =>
        Are(type, Task) || Are(type, TaskOfResult) || Are(type, ValueTask) || Are(type, ValueTaskOfResult);

    /// <summary>True for an awaitable type that is not a task, such as the result of <c>task.ConfigureAwait(false)</c>.</summary>
    public bool IsOtherAwaitable(ITypeSymbol? type)
    {
        for (var one = type; one is not null; one = one.BaseType)
        {
            if (IsAwaited(one))
                return false;
        }

        return type?.GetMembers("GetAwaiter").Any(static member =>
            member is IMethodSymbol { DeclaredAccessibility: Accessibility.Public, Parameters.IsEmpty: true, ReturnsVoid: false }) == true;
    }

    /// <summary>True for a class of sequence operators.</summary>
    public bool IsLinq(ITypeSymbol? type) => Are(type, Enumerable) || Are(type, AsyncEnumerable) || Are(type, ParallelEnumerable);

    private INamedTypeSymbol? Own(string name) => _own.GetTypeByMetadataName("SplNet." + name);

    private INamedTypeSymbol? OfFramework(string name) => _compilation.GetTypeByMetadataName(name);
}
