namespace Sut;

/// <summary>Something that somebody may do.</summary>
public readonly record struct Permission(string Area, int Level)
{
    public bool Covers(Permission wanted) => Area == wanted.Area && Level >= wanted.Level;
}

/// <summary>Permissions under one name; a role has those of its parent too.</summary>
public sealed class Role(string name, Role? parent = null)
{
    private readonly List<Permission> _own = [];

    public string Name { get; } = name;

    public Role Allow(string area, int level)
    {
        _own.Add(new Permission(area, level));
        return this;
    }

    public IEnumerable<Permission> All()
    {
        foreach (var permission in _own)
            yield return permission;
        if (parent is null)
            yield break;
        foreach (var permission in parent.All())
            yield return permission;
    }
}

/// <summary>Who has which roles.</summary>
public sealed class RoleBook
{
    private readonly Dictionary<string, List<Role>> _roles = new(StringComparer.Ordinal);

    public int UserCount => _roles.Count;

    public RoleBook Grant(string user, Role role)
    {
        if (!_roles.TryGetValue(user, out var roles))
            _roles[user] = roles = [];
        roles.Add(role);
        return this;
    }

    public bool Has(string user, string role) => _roles.TryGetValue(user, out var roles) && roles.Exists(held => held.Name == role);

    public IEnumerable<Permission> PermissionsOf(string user)
    {
        if (!_roles.TryGetValue(user, out var roles))
            return [];
        return roles.SelectMany(static role => role.All()).Where(static permission => permission.Level > 0).ToList();
    }
}

/// <summary>What a request needs.</summary>
public sealed record AccessRequest(string User, IReadOnlyList<Permission> Needed);

/// <summary>Decides on requests.</summary>
public sealed class AccessCheck(RoleBook book)
{
    public int Denied { get; private set; }

    public bool IsAllowed(AccessRequest request)
    {
        var held = book.PermissionsOf(request.User);
        foreach (var needed in request.Needed)
        {
            if (!IsCovered(needed, held))
            {
                Denied++;
                return false;
            }
        }

        return true;
    }

    public int CountAllowed(IEnumerable<AccessRequest> requests)
    {
        var count = 0;
        foreach (var request in requests)
        {
            if (IsAllowed(request))
                count++;
        }

        return count;
    }

    private static bool IsCovered(Permission needed, IEnumerable<Permission> held)
    {
        for (var i = 0; i < held.Count(); i++)
        {
            if (held.ElementAt(i).Covers(needed))
                return true;
        }

        return false;
    }
}
