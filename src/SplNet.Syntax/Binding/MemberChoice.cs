namespace SplNet.Syntax.Binding;

/// <summary>Members among those of one name.</summary>
internal static class MemberChoice
{
    /// <summary>What becomes of each, without those of which nothing does. Most often that is the one that there is.</summary>
    public static MemberModel[] ThatBecome(this MemberModel[] members, Func<MemberModel, MemberModel?> become)
    {
        if (members.Length != 1)
            return [.. members.Select(become).OfType<MemberModel>()];
        var only = members[0];
        return become(only) is not { } one ? [] : ReferenceEquals(one, only) ? members : [one];
    }

    /// <summary>Those that no nearer one hides: a member hides those of base types with the same parameters.</summary>
    public static MemberModel[] WithoutHidden(this MemberModel[] members) => members.Length == 1 ? members :
        [.. members.Where((member, index) => !members.Take(index).Any(nearer => nearer.ParameterTypes.SequenceEqual(member.ParameterTypes)))];
}
