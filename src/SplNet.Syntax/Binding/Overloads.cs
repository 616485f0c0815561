namespace SplNet.Syntax.Binding;

/// <summary>The methods that one name in a formula may mean.</summary>
/// <param name="All">All of them; at least one.</param>
/// <param name="Visible">The public ones. Others are not visible everywhere, so they do not make a name ambiguous.</param>
/// <param name="Measurable">The visible methods that can be measured.</param>
/// <param name="DependOnValues">True if one has an enumeration as a parameter.</param>
internal sealed record Overloads(MemberModel[] All, MemberModel[] Visible, MemberModel[] Measurable, bool DependOnValues)
{
    /// <summary>Selects the overloads among methods of one name.</summary>
    /// <param name="all">All of them.</param>
    /// <param name="type">The type through which they are called.</param>
    public static Overloads Of(MemberModel[] all, TypeModel type)
    {
        var visible = Those(all, static candidate => candidate.IsPublic);
        return new Overloads(
            all,
            visible,
            Those(visible, candidate => Measurability.Refusal(candidate, type) is null),
            Array.Exists(all, static one => ArgumentFit.DependOnValues(one.Parameters)));
    }

    // Most names have one method, and it qualifies.
    private static MemberModel[] Those(MemberModel[] methods, Predicate<MemberModel> isOne) =>
        Array.TrueForAll(methods, isOne) ? methods : Array.FindAll(methods, isOne);
}
