namespace SplNet.Syntax.Binding;

/// <summary>An ordinary member that returns a value or a sequence of values.</summary>
/// <param name="name">The name in the formula.</param>
/// <param name="member">The member.</param>
/// <param name="arguments">The arguments that the formula passes to its parameters.</param>
/// <param name="element">The element type of the returned sequence; null if the result is not a sequence.</param>
internal sealed class MemberGeneratorSource(
    QualifiedNameSyntax name, GeneratorMember member, SyntaxList<ArgumentSyntax> arguments, TypeModel? element)
    : GeneratorSource(name, arguments.Count > 0)
{
    public GeneratorMember Member => member;

    public SyntaxList<ArgumentSyntax> Arguments => arguments;

    public override string Gives => member.Result.ToString();

    public override int? Fit(TypeModel[] wanted) => Best(wanted).Fit;

    public override string? KeptFor(TypeModel[] wanted) =>
        member.IsKept && !Array.TrueForAll(wanted, ImmutableTypes.Holds) ? Given(wanted).ToString() : null;

    /// <summary>True if the elements of the result are the arguments of the call.</summary>
    public bool IsSequenceFor(TypeModel[] wanted) => Best(wanted).IsSequence;

    /// <summary>True if each value is split into several arguments of the call.</summary>
    public bool IsSeveralFor(TypeModel[] wanted) => TypeFit.IsSeveral(Given(wanted), wanted);

    private TypeModel Given(TypeModel[] wanted) => IsSequenceFor(wanted) ? element! : member.Result;

    // A list may be a sequence of arguments or a single argument; its elements are preferred if they fit.
    private (int? Fit, bool IsSequence) Best(TypeModel[] wanted)
    {
        var single = element is null ? null : TypeFit.Of(element, wanted);
        var value = TypeFit.Of(member.Result, wanted);
        return single is null || (single >= TypeFit.AtRunTime && value < TypeFit.AtRunTime) ? (value, false) : (single, true);
    }
}
