using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>An ordinary member that gives a value or a sequence of values.</summary>
/// <param name="name">The name in the formula.</param>
/// <param name="member">The member.</param>
/// <param name="arguments">What the formula gives to its parameters.</param>
/// <param name="element">The type of the elements of what it gives; null where that is no sequence.</param>
internal sealed class MemberGeneratorSource(QualifiedNameSyntax name, GeneratorMember member, IReadOnlyList<ArgumentSyntax> arguments, TypeModel? element)
    : GeneratorSource(name, arguments.Count > 0)
{
    public GeneratorMember Member => member;

    public IReadOnlyList<ArgumentSyntax> Arguments => arguments;

    public override string Gives => member.Result.ToString();

    public override int? Fit(IReadOnlyList<TypeModel> wanted) => Best(wanted).Fit;

    public override string? KeptFor(IReadOnlyList<TypeModel> wanted) => member.IsKept && !wanted.All(ImmutableTypes.Holds) ? Given(wanted).ToString() : null;

    /// <summary>True if the elements of what it gives are the arguments of the call.</summary>
    public bool IsSequenceFor(IReadOnlyList<TypeModel> wanted) => Best(wanted).IsSequence;

    /// <summary>True if each of its values is taken apart for the call.</summary>
    public bool IsSeveralFor(IReadOnlyList<TypeModel> wanted) => TypeFit.IsSeveral(Given(wanted), wanted);

    private TypeModel Given(IReadOnlyList<TypeModel> wanted) => IsSequenceFor(wanted) ? element! : member.Result;

    // A list may be a sequence of arguments or an argument itself; its elements come first where they fit.
    private (int? Fit, bool IsSequence) Best(IReadOnlyList<TypeModel> wanted)
    {
        var single = element is null ? null : TypeFit.Of(element, wanted);
        var value = TypeFit.Of(member.Result, wanted);
        return single is null || (single >= TypeFit.AtRunTime && value < TypeFit.AtRunTime) ? (value, false) : (single, true);
    }
}
