namespace SplNet.Syntax.Binding;

/// <summary>Selects from the members of one name.</summary>
internal static class MemberChoice
{
    /// <summary>Maps each member and leaves out those mapped to null. Usually there is exactly one.</summary>
    public static MemberModel[] ThatBecome(this MemberModel[] members, Func<MemberModel, MemberModel?> become)
    {
        if (members.Length != 1)
            return [.. members.Select(become).OfType<MemberModel>()];
        var only = members[0];
        return become(only) is not { } one ? [] : ReferenceEquals(one, only) ? members : [one];
    }

    /// <summary>Removes members of base types that a more derived member with the same parameters hides.</summary>
    public static MemberModel[] WithoutHidden(this MemberModel[] members) => members.Length == 1 ? members :
        [.. members.Where(
            (member, index) => !members.Take(index).Any(nearer => nearer.ParameterTypes.SequenceEqual(member.ParameterTypes)))];
}
