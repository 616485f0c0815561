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
}
