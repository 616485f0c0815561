using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace SplNet.Analyzers.Symbols;

/// <summary>The types of SplNet, and of the framework where rules need them, that a compilation sees; looked up once.</summary>
internal sealed class SplNetTypes
{
    // For all analyzers of a compilation, and no longer than it lives.
    private static readonly ConditionalWeakTable<Compilation, SplNetTypes> Known = new();

    private SplNetTypes(Compilation compilation, INamedTypeSymbol experiment)
    {
        Experiment = experiment;
        Engine = Type(compilation, "SplNet.Engine");
        ExperimentOptions = Type(compilation, "SplNet.ExperimentOptions");
        Isolation = Type(compilation, "SplNet.Isolation");
        OperandBindings = Type(compilation, "SplNet.OperandBindings");
        Operand = Type(compilation, "SplNet.Operand");
        MethodOperand = Type(compilation, "SplNet.MethodOperand");
        RuntimeSettings = Type(compilation, "SplNet.RuntimeSettings");
        Estimator = Type(compilation, "SplNet.Estimator");
        Estimate = Type(compilation, "SplNet.Estimate");
        Units = Type(compilation, "SplNet.Units");
        FunctorFactory = Type(compilation, "SplNet.FunctorFactory");
        Arg = Type(compilation, "SplNet.Arg");
        Generators = Type(compilation, "SplNet.Gen");
        Generator = Type(compilation, "SplNet.Gen`1");
        Axis = Type(compilation, "SplNet.Axis`1");
        CompositeGenerator = Type(compilation, "SplNet.CompositeGenerator");
        SplAttribute = Type(compilation, "SplNet.SplAttribute");
        SplRequirement = Type(compilation, "SplNet.SplRequirement");
        Enumerable = Type(compilation, "System.Linq.Enumerable");
        Expression = Type(compilation, "System.Linq.Expressions.Expression`1");
        Random = Type(compilation, "System.Random");
        Task = Type(compilation, "System.Threading.Tasks.Task");
        TaskOfResult = Type(compilation, "System.Threading.Tasks.Task`1");
        ValueTask = Type(compilation, "System.Threading.Tasks.ValueTask");
        ValueTaskOfResult = Type(compilation, "System.Threading.Tasks.ValueTask`1");
        TimeSpan = Type(compilation, "System.TimeSpan");
    }

    public INamedTypeSymbol Experiment { get; }

    public INamedTypeSymbol? Engine { get; }

    public INamedTypeSymbol? ExperimentOptions { get; }

    public INamedTypeSymbol? Isolation { get; }

    public INamedTypeSymbol? OperandBindings { get; }

    public INamedTypeSymbol? Operand { get; }

    public INamedTypeSymbol? MethodOperand { get; }

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

    public INamedTypeSymbol? SplAttribute { get; }

    public INamedTypeSymbol? SplRequirement { get; }

    public INamedTypeSymbol? Enumerable { get; }

    public INamedTypeSymbol? Expression { get; }

    public INamedTypeSymbol? Random { get; }

    public INamedTypeSymbol? Task { get; }

    public INamedTypeSymbol? TaskOfResult { get; }

    public INamedTypeSymbol? ValueTask { get; }

    public INamedTypeSymbol? ValueTaskOfResult { get; }

    public INamedTypeSymbol? TimeSpan { get; }

    /// <summary>Null in a project that does not reference SplNet.</summary>
    public static SplNetTypes? Find(Compilation compilation) =>
        Type(compilation, "SplNet.Experiment") is { } experiment ? Known.GetValue(compilation, one => new SplNetTypes(one, experiment)) : null;

    /// <summary>True if both are the same type; type arguments do not count, and a type that the compilation does not see is none.</summary>
    public static bool Are(ITypeSymbol? one, INamedTypeSymbol? other) =>
        one is not null && other is not null && SymbolEqualityComparer.Default.Equals(one.OriginalDefinition, other);

    /// <summary>True for a member of the type, or of an extension block in it, which is a type within the type.</summary>
    public static bool IsMember(IMethodSymbol method, INamedTypeSymbol? type) => Are(method.ContainingType, type) || Are(method.ContainingType?.ContainingType, type);

    /// <summary>True for a type of that name in SplNet's namespace, whichever of its assemblies it is in.</summary>
    public static bool IsNamed(ITypeSymbol? type, string name) =>
        type?.Name == name && type.ContainingNamespace is { Name: "SplNet", ContainingNamespace.IsGlobalNamespace: true };

    /// <summary>True for a task or value task, with a result or without.</summary>
    public bool IsAwaited(ITypeSymbol? type) =>
        Are(type, Task) || Are(type, TaskOfResult) || Are(type, ValueTask) || Are(type, ValueTaskOfResult);

    private static INamedTypeSymbol? Type(Compilation compilation, string name) => compilation.GetTypeByMetadataName(name);
}
