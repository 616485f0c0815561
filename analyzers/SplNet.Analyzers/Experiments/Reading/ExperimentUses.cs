using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;
using SplNet.Analyzers.Symbols;

namespace SplNet.Analyzers.Experiments.Reading;

/// <summary>The uses of an experiment after its creation, as far as one method shows them.</summary>
internal sealed class ExperimentUses
{
    private readonly List<BoundOperand> _bound = [];
    private readonly SplNetTypes _types;

    private ExperimentUses(SplNetTypes types) => _types = types;

    /// <summary>The operands that are bound to constant names.</summary>
    public IReadOnlyList<BoundOperand> Bound => _bound;

    /// <summary>True if the method evaluates the experiment with a call that does not throw.</summary>
    public bool IsEvaluated { get; private set; }

    /// <summary>True if its text, its bindings or the exception of its evaluation are read.</summary>
    public bool IsRead { get; private set; }

    /// <summary>True if code elsewhere may bind or evaluate it.</summary>
    public bool Escapes { get; private set; }

    public static ExperimentUses Of(IObjectCreationOperation creation, SplNetTypes types)
    {
        var uses = new ExperimentUses(types);
        if (creation.Initializer is { } initializer)
            uses.ReadInitializer(initializer);
        switch (creation.User())
        {
            case IInvocationOperation or IArgumentOperation:
                uses.ReadCall(creation);
                break;
            case IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: { } local } }:
                uses.ReadLocal(creation, local);
                break;
            case IExpressionStatementOperation:
                break;
            default:
                uses.Escapes = true;
                break;
        }

        return uses;
    }

    private void ReadInitializer(IObjectOrCollectionInitializerOperation initializer)
    {
        foreach (var one in initializer.Initializers)
        {
            if (one is ISimpleAssignmentOperation { Target: IPropertyReferenceOperation { Property.IsIndexer: true } indexer } assignment)
                Bind(indexer, assignment.Value, isInInitializer: true);
            else if (one
                is IMemberInitializerOperation { InitializedMember: IPropertyReferenceOperation { Property.Name: "Methods" } } methods)
                ReadInitializer(methods.Initializer);
        }
    }

    private void ReadLocal(IOperation creation, ILocalSymbol local)
    {
        var references = creation.UsesOf(local).ToList();
        // The variable may hold a different experiment at that point.
        if (references.Exists(static reference => reference.IsSet()))
        {
            Escapes = true;
            return;
        }

        foreach (var reference in references)
            ReadUse(reference);
    }

    private void ReadUse(IOperation reference)
    {
        switch (reference.User())
        {
            case IPropertyReferenceOperation { Property.IsIndexer: true } indexer:
                ReadIndexer(indexer);
                break;
            case IPropertyReferenceOperation { Property.Name: "Methods" } methods:
                ReadMethods(methods);
                break;
            case IPropertyReferenceOperation property:
                IsRead |= property.Parent is not IAssignmentOperation;
                break;
            case IInvocationOperation or IArgumentOperation:
                ReadCall(reference);
                break;
            default:
                Escapes = true;
                break;
        }
    }

    private void ReadMethods(IPropertyReferenceOperation methods)
    {
        if (methods.User() is IPropertyReferenceOperation { Property.IsIndexer: true } indexer)
            ReadIndexer(indexer);
        else if (methods.User() is IInvocationOperation)
            IsRead = true;
        else
            Escapes = true;
    }

    // Reading a binding changes nothing.
    private void ReadIndexer(IPropertyReferenceOperation indexer)
    {
        if (indexer.Parent is ISimpleAssignmentOperation assignment && assignment.Target == indexer)
            Bind(indexer, assignment.Value, isInInitializer: false);
        else if (indexer.Parent is ITupleOperation or ICoalesceAssignmentOperation)
            Escapes = true;
        else
            IsRead = true;
    }

    private void ReadCall(IOperation experiment)
    {
        var call = experiment.User() as IInvocationOperation ?? (experiment.User() as IArgumentOperation)?.Parent as IInvocationOperation;
        if (call is null || !Evaluation.Is(call.TargetMethod, _types))
            Escapes = true;
        else if (Expectation.IsOfException(call, _types))
            IsRead = true;
        else
            IsEvaluated = true;
    }

    private void Bind(IPropertyReferenceOperation indexer, IOperation value, bool isInInitializer)
    {
        if (indexer.Arguments.Length == 1 && indexer.Arguments[0].Value is { ConstantValue: { HasValue: true, Value: string name } } key)
            _bound.Add(new BoundOperand(name, key, value, isInInitializer));
        else
            Escapes = true;
    }
}
