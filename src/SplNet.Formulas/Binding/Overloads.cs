namespace SplNet.Binding;

/// <summary>The methods that one name in a formula may mean.</summary>
/// <param name="All">All of them; at least one.</param>
/// <param name="Visible">The public ones. Others are not seen from everywhere, so they do not make a name ambiguous.</param>
/// <param name="Measurable">Those among the visible ones that can be measured.</param>
internal sealed record Overloads(List<MemberModel> All, List<MemberModel> Visible, List<MemberModel> Measurable)
{
    /// <summary>The overloads among methods of one name.</summary>
    /// <param name="all">All of them.</param>
    /// <param name="type">The type through which they are called.</param>
    public static Overloads Of(List<MemberModel> all, TypeModel type)
    {
        var visible = all.FindAll(static candidate => candidate.IsPublic);
        return new Overloads(all, visible, visible.FindAll(candidate => Measurability.Refusal(candidate, type) is null));
    }
}
