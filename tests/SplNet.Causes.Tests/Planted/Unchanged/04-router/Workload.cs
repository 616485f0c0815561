using Sut;

public static class Workload
{
    private static readonly Router Router = new Router()
        .Map("/", "home").Map("/users", "users").Map("/users/{id}", "user").Map("/users/{id}/posts", "posts")
        .Map("/users/{id}/posts/{post}", "post").Map("/about", "about").Map("/search/{term}/{page}", "search");

    private static readonly string[] Paths =
    [
        "/users/7", "/users/12/posts", "/about", "/search/dotnet/3", "/users/12/posts/99", "/nowhere/at/all", "/USERS", "/search/spl/1",
        "/users/5/posts",
        "/users/41", "/users/42", "/users/43/posts/1", "/users/44/posts/2", "/search/net/9", "/search/net/10", "/about/us",
        "/Users/45/Posts",
        "/users/51", "/users/52", "/users/53/posts/1", "/users/54/posts/2", "/search/cli/9", "/search/cli/10", "/about/me",
        "/Users/55/Posts",
    ];

    public static object Run()
    {
        var text = "";
        foreach (var path in Paths)
            text += Router.Find(path) is { } match ? match.Handler + match.Values.Count : "-";
        return text;
    }
}
