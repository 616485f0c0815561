using System.Collections.Immutable;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments;

/// <summary>
/// A rule for one mistake in experiments, or for a few that are found together. It sees only operations on members of SplNet.
/// </summary>
internal abstract class ExperimentRule
{
    /// <summary>The diagnostics that the rule reports.</summary>
    public abstract ImmutableArray<DiagnosticDescriptor> Descriptors { get; }

    /// <summary>Checks an operation on a member of SplNet.</summary>
    public void Check(OperationAnalysisContext context, IOperation operation, SplNetTypes types)
    {
        switch (operation)
        {
            case IInvocationOperation call: CheckCall(context, call, types); break;
            case IObjectCreationOperation creation: CheckCreation(context, creation, types); break;
            case ISimpleAssignmentOperation assignment: CheckAssignment(context, assignment, types); break;
            case IBinaryOperation binary: CheckOperator(context, binary, types); break;
            case IConversionOperation conversion: CheckConversion(context, conversion, types); break;
        }
    }

    /// <summary>
    /// Checks a new experiment that does not compile. The compiler's message is about delegates, but the user meant a formula.
    /// </summary>
    public virtual void CheckBroken(OperationAnalysisContext context, IInvalidOperation creation, SplNetTypes types)
    {
    }

    protected virtual void CheckCall(OperationAnalysisContext context, IInvocationOperation call, SplNetTypes types)
    {
    }

    protected virtual void CheckCreation(OperationAnalysisContext context, IObjectCreationOperation creation, SplNetTypes types)
    {
    }

    protected virtual void CheckAssignment(OperationAnalysisContext context, ISimpleAssignmentOperation assignment, SplNetTypes types)
    {
    }

    protected virtual void CheckOperator(OperationAnalysisContext context, IBinaryOperation binary, SplNetTypes types)
    {
    }

    protected virtual void CheckConversion(OperationAnalysisContext context, IConversionOperation conversion, SplNetTypes types)
    {
    }
}
