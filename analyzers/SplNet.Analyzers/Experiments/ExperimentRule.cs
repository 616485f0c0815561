using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>A mistake of an experiment, or a few that are found together. A rule sees only what code does with members of SplNet.</summary>
internal abstract class ExperimentRule
{
    /// <summary>What it reports.</summary>
    public abstract ImmutableArray<DiagnosticDescriptor> Descriptors { get; }

    public virtual void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
    }

    public virtual void CheckCreation(OperationAnalysisContext context, IObjectCreationOperation creation, SplNetTypes types)
    {
    }

    public virtual void CheckAssignment(OperationAnalysisContext context, ISimpleAssignmentOperation assignment, SplNetTypes types)
    {
    }

    public virtual void CheckOperator(OperationAnalysisContext context, IBinaryOperation binary, SplNetTypes types)
    {
    }

    public virtual void CheckConversion(OperationAnalysisContext context, IConversionOperation conversion, SplNetTypes types)
    {
    }
}
