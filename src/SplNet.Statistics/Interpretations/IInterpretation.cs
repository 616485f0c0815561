namespace SplNet.Statistics;

/// <summary>
/// Weighs two samples against each other. An interpretation provides evidence; <see cref="RelationRule"/> turns it into a truth
/// value, in the same way for all of them, so that the axioms of the logic (Bulej et al., Unit Testing Performance with Stochastic
/// Performance Logic, section 3) hold by construction.
/// </summary>
public interface IInterpretation
{
    /// <summary>Gets the name in reports and options.</summary>
    string Name { get; }

    /// <summary>Weighs the evidence that one side is smaller or larger.</summary>
    /// <param name="left">The left side.</param>
    /// <param name="right">The right side.</param>
    /// <param name="options">Significance, resolution and scale.</param>
    Evidence Weigh(Sample left, Sample right, DecisionOptions options);
}
